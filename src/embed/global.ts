import { startFullScript } from './startFullScript.ts'

// Entry of the self-contained script.
startFullScript()
