import { styled } from 'styled-components'
import { partRoot } from '../shared/partRoot.ts'
import { tokens } from '../tokens.ts'
import type { InnerRoot, StyledRoot } from './rootTypes.ts'

/** Rules shared by all roots, written once. */
const Root = styled.div.withConfig({ componentId: 'shell-root' })(asOne(tokens))

/**
 * Creates the root of a component: it carries the tokens, followed by the component's static styles. Servers collect both with
 * styled-components. In browsers `plainRoot.ts` takes the place of this file.
 */
export const styledRoot: StyledRoot = (tag, componentId) => {
  // The types of styled-components do not support a variable tag.
  type Attributes = (props: { as?: string }) => { as: string }
  const root = styled(Root).withConfig({ componentId }) as unknown as { attrs(attributes: Attributes): unknown }
  const template = root.attrs(({ as = tag }) => ({ as })) as (styles: TemplateStringsArray) => unknown
  return (styles: TemplateStringsArray) => partRoot(template(styles)) as never
}

/** Creates an element with styles of its own inside a component's root. */
export const innerRoot: InnerRoot = (tag, componentId) => styled[tag as 'div'].withConfig({ componentId }) as never

function asOne(text: string): TemplateStringsArray {
  const texts = [text]
  return Object.assign(texts, { raw: texts })
}
