import type { ShellConfig } from '../core/config/config.ts'
import { menuKey } from '../core/menu/menuItem.ts'
import type { PartOptions } from '../options/options.ts'
import { PARTS } from '../options/parts.ts'
import type { FirstShell } from '../react/provider/firstShell.ts'
import { NOT_IN_TEMPLATES } from './fragmentTexts.ts'
import { MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'
import { partOptions } from './mountPoints.ts'
import { serialize } from './serializedProps.ts'

const configIds = new WeakMap<ShellConfig, number>()
let lastConfigId = 0

/** Returns a number for a config: configs are large, and one serves all requests. */
function configId(config: ShellConfig): number {
  const id = configIds.get(config) ?? ++lastConfigId
  configIds.set(config, id)
  return id
}

/** Names of the values that mounted components show, apart from the texts that no template contains. */
type TemplateValue = Exclude<(typeof PARTS)[SlotName]['shows'][number], keyof typeof NOT_IN_TEMPLATES>

const nothing = (): undefined => undefined

/** Returns the part of each value that decides the markup. */
const DECIDING: Readonly<Record<TemplateValue, (shell: FirstShell, name: SlotName) => unknown>> = {
  language: ({ language }) => language,
  config: ({ config }) => configId(config),
  pageName: ({ pageName }) => pageName,
  menu: ({ menu }) => menuKey(menu),
  theme: ({ theme }) => theme,
  data: ({ data }, name) => {
    if (name === 'topBanner' || name === 'sidebarBanner') return data?.[name]
    // The header's; the other sections are texts.
    return [data?.theme === undefined, data?.theme === null]
  },
  companyIndustries: ({ companyIndustries }) => companyIndustries,
  jobFunctions: ({ jobFunctions }) => jobFunctions,
  jobFunctionGroup: ({ jobFunctionGroup }) => jobFunctionGroup,
  jobFunctionParentId: ({ jobFunctionParentId }) => jobFunctionParentId,
  // Follow from the language.
  messages: nothing,
  // The same in every first render, or not on servers.
  linkComponent: nothing,
  pageView: nothing,
}

/** Names of the values that decide the markup of each component. */
const DECIDING_OF = Object.fromEntries(
  MOUNT_POINT_NAMES.map((name) => [name, PARTS[name].shows.filter((value) => !(value in NOT_IN_TEMPLATES))]),
) as unknown as Readonly<Record<SlotName, readonly TemplateValue[]>>

/**
 * Returns what decides the markup of each component, apart from its texts: equal keys have equal markup. Values that several
 * components show are compared once.
 */
export function fragmentKeys(shell: FirstShell, options: PartOptions): (name: SlotName) => string {
  const known: Partial<Record<TemplateValue, string>> = {}
  const textOf = (value: TemplateValue, name: SlotName): string => {
    if (value === 'data') return comparable(DECIDING.data(shell, name))
    known[value] ??= comparable(DECIDING[value](shell, name))
    return known[value]
  }
  return (name) => {
    const values = DECIDING_OF[name].map((value) => textOf(value, name))
    return `${name} ${values.join(' ')} ${serialize(partOptions(name, options))} `
  }
}

/** Returns a text that differs for different values. */
function comparable(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'object':
      return value === null ? 'null' : serialize(value)
    case 'bigint':
      return `${value}n`
    default:
      // Getters are not called on servers.
      return typeof value === 'function' ? 'function' : String(value)
  }
}
