import * as messages from '../browser/log/developmentMessages.ts'
import { enableDevelopmentMessages } from './development.ts'

// The self-contained script, with messages for developers.
enableDevelopmentMessages(messages)

export * from './global.ts'
