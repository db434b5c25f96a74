import type { ReactElement } from 'react'
import { type IconName, lines, shapes } from './icons.ts'

type Paths = Readonly<Partial<Record<IconName, string>>>

const elements: Partial<Record<IconName, ReactElement>> = {}

/**
 * Returns a decorative icon of 1.25 em: an `<svg>` that is hidden from assistive technology. Not a component, because a
 * page has more than forty icons, whose elements are made once.
 */
export function renderIcon(name: IconName): ReactElement {
  const shape = (shapes as Paths)[name]
  elements[name] ??= (
    <svg
      className={shape ? 'shell-icon shell-shape' : 'shell-icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={shape ?? (lines as Paths)[name]} />
    </svg>
  )
  return elements[name]
}
