// `/embed` under the condition "development": the same modules, with messages for developers.
import * as messages from './browser/log/developmentMessages.ts'
import { enableDevelopmentMessages } from './embed/development.ts'

enableDevelopmentMessages(messages)

export * from './embed.ts'
