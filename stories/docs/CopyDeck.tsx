import { messages } from '@jobsite/shell/core'
import { useState } from 'react'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'
import { DOCS_FRAME } from '../support/disableInDocs.ts'
import { findOverflow } from '../support/findOverflow.ts'
import { storyUrl } from '../support/storyUrl.ts'
import { STRETCH, stretch } from '../support/stretchMessages.ts'
import { asCode, DocsTable } from './DocsTable.tsx'
import './docs.css'

type Texts = { [key: string]: Texts | string | ((...args: never[]) => string) }

interface Row {
  readonly key: string
  readonly vi: string
  readonly en: string
}

/** Stories that show most of the wording, and the widths in CSS pixels that the longer wording is measured at. */
const MEASURED = [
  { id: 'shell-whole-shell--search-result', width: 360 },
  { id: 'shell-whole-shell--search-result', width: 992 },
  { id: 'shell-whole-shell--search-result', width: 1300 },
  { id: 'shell-header--career-menu', width: 1300 },
  { id: 'shell-header--visitor-menu', width: 1300 },
  { id: 'shell-search--locations', width: 1300 },
  { id: 'shell-side-navigation--career-center', width: 360 },
] as const

/** All wording of the shell in both languages side by side, and stories with 40 % longer wording. */
export function CopyDeck() {
  const rows = rowsOf(
    { ...messages.vi, breadcrumbs: { ...breadcrumbMessages.vi } },
    { ...messages.en, breadcrumbs: { ...breadcrumbMessages.en } },
  )
  return (
    <div className="docs sb-unstyled docs-wide">
      <h2>Layout with {STRETCH * 100} % longer text</h2>
      <p>
        The stories below have {STRETCH * 100} % longer text, as a translation may have. Text that is cut off or off
        screen is listed above its story.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it sideways */}
      <section className="docs-measured" aria-label="Stories with longer text" tabIndex={0}>
        {MEASURED.map((measured) => (
          <Measured key={`${measured.id} ${measured.width}`} {...measured} />
        ))}
      </section>
      <h2>{rows.length} texts</h2>
      <DocsTable
        heads={['Name', 'Tiếng Việt', 'English', 'Length of the English text, Vietnamese = 100 %', 'Longer text']}
        renderName={asCode}
        rows={rows.map(({ key, vi, en }) => [
          key,
          <span key="vi" lang="vi">
            {vi}
          </span>,
          en,
          `${Math.round((en.length / vi.length) * 100)} %`,
          <span key="longer" className="docs-note">
            {stretch(vi)}
          </span>,
        ])}
      />
    </div>
  )
}

/** A story with longer wording, and the texts of it that do not fit. */
function Measured({ id, width }: { id: string; width: number }) {
  const [faults, setFaults] = useState<readonly string[] | null>(null)
  const watch = (window: HTMLIFrameElement): void => {
    const content = window.contentDocument
    const root = content?.getElementById('storybook-root')
    if (!content || !root) return
    // A story that is still loading has no text yet.
    const measure = (): void => {
      const isShown = content.body.classList.contains('sb-show-main') && content.querySelector('[data-shell]') !== null
      setFaults(isShown ? findOverflow(content) : null)
    }
    new ResizeObserver(measure).observe(root)
    new MutationObserver(measure).observe(content.body, { subtree: true, attributes: true })
  }
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className="docs-note">
        {id.replace(/^shell-/, '').replaceAll('-', ' ')}, {width} px:{' '}
        {faults === null ? (
          'not measured yet: scroll to the story'
        ) : faults.length === 0 ? (
          <span className="docs-good">all texts fit</span>
        ) : (
          <span className="docs-bad">{faults.join('; ')}</span>
        )}
      </figcaption>
      <iframe
        {...{ [DOCS_FRAME]: '' }}
        title={`${id} at ${width} px, longer text`}
        src={storyUrl(id, { language: 'stretched' })}
        width={width}
        loading="lazy"
        onLoad={(event) => watch(event.currentTarget)}
      />
    </figure>
  )
}

function rowsOf(vi: Texts, en: Texts, path = ''): Row[] {
  return Object.entries(vi).flatMap(([key, text]): Row[] => {
    const own = path === '' ? key : `${path}.${key}`
    const other = en[key]
    if (typeof text === 'object') return rowsOf(text, other as Texts, own)
    return [{ key: own, vi: textOf(text), en: textOf(other as typeof text) }]
  })
}

/** Returns a text; one that depends on a value has an ellipsis for it. */
const textOf = (text: string | ((...args: never[]) => string)): string =>
  typeof text === 'string' ? text : (text as (value: string) => string)('…')
