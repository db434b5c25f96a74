/** Returns the warning that no service worker could be registered. */
export const notRegistered = (reason: string): string =>
  `[@jobsite/shell] The service worker was not registered: ${reason}. Serve /service-worker.js, or pass registerServiceWorker={false}. (code: no-service-worker)`
