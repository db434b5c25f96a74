import { defineConfig } from '../core/config/defineConfig.ts'
import { VERSION } from '../react/version.ts'
import { mountShell } from './mountShell.ts'
import { configureShell, defineShellElements } from './ShellElement.ts'

// Entry of the self-contained script: its exports are the global `JobSiteShell`.
export { configureShell, defineConfig, mountShell, VERSION as version }

defineShellElements()
