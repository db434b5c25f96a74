import { defineSite } from '@jobsite/shell/core'
import definition from './site.json' with { type: 'json' }

export const site = defineSite(definition)
