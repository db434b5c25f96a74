import { createElement as h, type ReactElement } from 'react'

/** React with nothing to do: what every subject is measured over. */
export const subject = (): ReactElement => h('main', { id: 'main-content' })
