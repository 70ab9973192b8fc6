// This file is a keepsake: the scripts that load after it put other things in the place of Worker,
// an iframe on file:// and one that waits, and Python needs the browser's own.
Reflect.set(window, "computeCollegeWorker", window.Worker);
