import { createElement } from 'react'
import { type IconDrawing, type IconName, icons } from './icons.ts'

/** A decorative icon of 1.25 em. Renders an `<svg>` that assistive technology passes over. */
export function Icon({ name }: { name: IconName }) {
  const { shape, nodes }: IconDrawing = icons[name]
  return (
    <svg
      className="shell-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
      {...(shape
        ? { fill: 'currentColor' }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' })}
    >
      {nodes.map(([tag, attributes]) => createElement(tag, { key: Object.values(attributes).join(), ...attributes }))}
    </svg>
  )
}
