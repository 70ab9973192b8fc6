// What a service worker finds around it, as far as ours uses it: the types of pages do not have it.

import type { EditionRecord } from "./edition.js";

export interface ExtendedEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface Asked extends ExtendedEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface Told extends ExtendedEvent {
  readonly data: import("./names.js").Said;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

export interface OpenPage {
  readonly id: string;
  readonly url: string;
  navigate(address: string): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  /** Written before the worker by the build; none where a preview ends an older worker. */
  readonly courseEdition?: EditionRecord;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: ExtendedEvent) => void): void;
  addEventListener(name: "fetch", hear: (event: Asked) => void): void;
  addEventListener(name: "message", hear: (event: Told) => void): void;
}
