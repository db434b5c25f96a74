import type { ReactElement } from 'react'
import { type IconName, lines, shapes } from './icons.ts'

const PATHS: Readonly<Record<IconName, string>> = { ...lines, ...shapes }

const elements: Partial<Record<IconName, ReactElement>> = {}

/**
 * Returns a decorative icon of 1.25 em: an `<svg>` that is hidden from assistive technology. Not a component, because a
 * page has more than forty icons, whose elements are made once.
 */
export function renderIcon(name: IconName): ReactElement {
  elements[name] ??= (
    <svg
      className={name in shapes ? 'shell-icon shell-shape' : 'shell-icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
  return elements[name]
}
