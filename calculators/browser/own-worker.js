// This file is a keepsake: on file:// the search shim that loads after it puts an iframe in place
// of Worker, and Python needs the browser's own.
Reflect.set(window, "computeCollegeWorker", window.Worker);
