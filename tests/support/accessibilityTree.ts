import type { Page } from 'playwright'

interface AxValue {
  readonly value?: unknown
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
}
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: AxValue
  readonly name?: AxValue
  readonly description?: AxValue
  readonly value?: AxValue
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[]
  readonly childIds?: readonly string[]
  readonly parentId?: string
  readonly backendDOMNodeId?: number
}

/** What the browser makes of elements without meaning of their own. */
const FLAT = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'ListMarker', 'RootWebArea'])

const STATES = new Set([
  'autocomplete',
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'keyshortcuts',
  'level',
  'live',
  'modal',
  'pressed',
  'readonly',
  'required',
  'roledescription',
  'selected',
])
const RELATIONS = new Set([
  'activedescendant',
  'controls',
  'describedby',
  'details',
  'errormessage',
  'labelledby',
  'owns',
])

/**
 * Returns the accessibility tree of the elements of a selector, as Chromium makes it: a line for each node with role, name,
 * states and relations.
 */
export async function readAccessibilityTree(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]))
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const lines: string[] = []
    for (const nodeId of nodeIds) {
      const { node } = await session.send('DOM.describeNode', { nodeId })
      const found = byElement.get(node.backendNodeId)
      if (found) write(found, 0)
    }
    return `${lines.join('\n') || 'nothing'}\n`

    function write(node: AxNode, depth: number): void {
      const role = String(node.role?.value ?? '')
      const isShown = !node.ignored && !FLAT.has(role)
      if (isShown && !(role === 'StaticText' && isSaidByParent(node)))
        lines.push('  '.repeat(depth) + [named(node), ...statesOf(node), ...relationsOf(node)].join(' '))
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) write(child, depth + (isShown ? 1 : 0))
      }
    }
    function named({ role, name, description, value }: AxNode): string {
      const said = [name?.value && JSON.stringify(name.value)]
      if (description?.value) said.push(`described ${JSON.stringify(description.value)}`)
      if (value?.value) said.push(`= ${JSON.stringify(value.value)}`)
      return [role?.value, ...said].filter(Boolean).join(' ')
    }
    function isSaidByParent(node: AxNode): boolean {
      let parent = byId.get(node.parentId ?? '')
      while (parent && (parent.ignored || FLAT.has(String(parent.role?.value))))
        parent = byId.get(parent.parentId ?? '')
      return String(parent?.name?.value ?? '').includes(String(node.name?.value ?? ''))
    }
    function statesOf({ properties = [] }: AxNode): string[] {
      return properties
        .filter(({ name, value }) => STATES.has(name) && !(name === 'invalid' && value.value === 'false'))
        .map(({ name, value }) => `[${name} ${value.value}]`)
    }
    function relationsOf({ properties = [] }: AxNode): string[] {
      return properties
        .filter(({ name }) => RELATIONS.has(name))
        .map(({ name, value }) => {
          const targets = (value.relatedNodes ?? []).map(({ backendDOMNodeId }) => byElement.get(backendDOMNodeId))
          const said = targets.map((target) => (target && !target.ignored ? named(target) : 'what is hidden'))
          return `[${name} → ${said.join(', ') || 'nothing'}]`
        })
    }
  } finally {
    await session.detach()
  }
}
