import type { ComponentName } from '../states/components.ts'
import { type Cell, COLUMNS, matrixOf } from '../states/matrix.ts'
import { statePath, stateUrl } from '../support/storyUrl.ts'
import { StoryFrame } from './StoryFrame.tsx'

/**
 * A component at all widths, in both languages, all themes, text sizes and page CSS at once. Each picture leads to the story with
 * these values in the toolbar: the accepted screenshot, or without one the story itself, which loads as one scrolls to it.
 */
export function Matrix({ component }: { component: ComponentName }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways
    <section className="docs-matrix" aria-label="Matrix" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Width</th>
            {COLUMNS.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrixOf(component).map(({ width, cells }) => (
            <tr key={width}>
              <th scope="row">{width} px</th>
              {cells.map((cell) => (
                <td key={cell.column}>
                  <Picture {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Picture({ column, width, state, screenshot }: Cell) {
  return (
    <div className="docs-cell">
      {screenshot ? (
        <img src={`./screenshots/${screenshot.baseline}`} alt="" loading="lazy" decoding="async" />
      ) : (
        <StoryFrame title={`${column}, ${width} px`} width={width} url={stateUrl(state)} />
      )}
      <a href={statePath(state)} target="_top">
        <span className="docs-name">
          {column}, {width} px
        </span>
      </a>
    </div>
  )
}
