import type { ComponentPropsWithRef, ComponentType } from 'react'

type RootTag = 'a' | 'aside' | 'dialog' | 'footer' | 'header' | 'nav' | 'section'
type InnerTag = 'dialog' | 'div'

/** Creates an element component from the text of its styles. */
type WithStyles<Tag extends RootTag | InnerTag> = (
  styles: TemplateStringsArray,
) => ComponentType<ComponentPropsWithRef<Tag> & { as?: string | undefined }>

/** Creates the root of a component from its tag and its fixed class name. */
export type StyledRoot = <Tag extends RootTag>(tag: Tag, className: `shell-${string}`) => WithStyles<Tag>

/** Creates an element with styles of its own inside a component's root, from its tag and its fixed class name. */
export type InnerRoot = <Tag extends InnerTag>(tag: Tag, className: `shell-${string}`) => WithStyles<Tag>
