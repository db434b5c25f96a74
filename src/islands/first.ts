// What every page of islands loads first, in one file: the components keep the server's HTML until their code is needed.
export * from './components.ts'
export { loadShell } from './loadHydration.ts'
export { Shell } from './Shell.tsx'
export { ShellProvider } from './ShellProvider.tsx'
