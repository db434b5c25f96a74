/** Returns the warning that the code for a request could not be loaded. */
export const notLoaded = (error: unknown): string =>
  `[@jobsite/shell] Data could not be loaded. Check the network and the deployed files: ${error} (code: part-not-loaded)`
