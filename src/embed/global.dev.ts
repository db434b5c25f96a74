import * as messages from '../browser/log/developmentMessages.ts'
import { enableDevelopmentMessages } from './development.ts'
import { startFullScript } from './startFullScript.ts'

// Entry of the self-contained script with messages for developers.
enableDevelopmentMessages(messages)
startFullScript()
