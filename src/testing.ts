/**
 * Test support for pages: a provider without network, cookies or console output, and spies. Works with any test runner.
 *
 * @packageDocumentation
 */
export type { ShellFixtures } from './mocks/fixtures.ts'
export { createShellSpies, type RecordedShellEvent, type ShellSpies } from './testing/createShellSpies.ts'
export { createSpy, type Spy } from './testing/createSpy.ts'
export { ShellTestProvider, type ShellTestProviderProps } from './testing/ShellTestProvider.tsx'
