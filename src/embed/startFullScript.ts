import { defineConfig } from '../core/config/defineConfig.ts'
import { VERSION } from '../react/version.ts'
import { mountShell } from './mountShell.ts'
import { configureShell, defineShellElements } from './ShellElement.ts'
import { setScriptGlobal } from './scriptGlobal.ts'

/** Starts the self-contained script: its global, and the custom elements of the page. */
export function startFullScript(): void {
  setScriptGlobal({ configureShell, defineConfig, mountShell, version: VERSION })
  defineShellElements()
}
