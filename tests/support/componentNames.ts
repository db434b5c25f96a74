import { fileURLToPath } from 'node:url'
import { exportedModules } from '../../scripts/build/exportedModules.ts'

/** Names of the components of the client entry point, without `Shell`, which renders most of them. */
export const COMPONENT_NAMES = exportedModules(fileURLToPath(new URL('../../src/index.ts', import.meta.url)))
  .filter(({ path }) => path.includes('/src/components/'))
  .flatMap(({ values }) => values)
  .filter((name) => name !== 'Shell')

/** Returns the id of a component's styles. */
export const styleIdOf = (name: string): string =>
  `shell${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
