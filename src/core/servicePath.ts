/**
 * Returns the path of a service as it is configured, with one slash at its start; the specified one where it is not
 * configured.
 */
export const servicePath = (configured: unknown, specified: string): string =>
  typeof configured === 'string' && configured.trim() !== '' ? `/${configured.trim().replace(/^\/+/, '')}` : specified
