import { LANGUAGES, type Language } from '@jobsite/shell/core'
import { useEffect, useId, useState } from 'react'
import { parseSite } from '../../src/server/parseSite.ts'
import { WIDTHS } from '../states/state.ts'
import { NOW } from '../support/freezeClock.ts'
import { siteHash, siteOfHash } from '../support/siteLink.ts'
import { storyUrl } from '../support/storyUrl.ts'
import { DocsTable } from './DocsTable.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import './docs.css'

const EXAMPLE = `{
  "siteDomain": "example.vn",
  "links": { "faq": "https://faq.example.vn" },
  "menu": {
    "items": [
      {
        "id": "tet",
        "label": { "vi": "Việc làm Tết", "en": "Tet jobs" },
        "path": { "vi": "/viec-lam-tet", "en": "/tet-jobs" },
        "badge": "new",
        "from": "2026-11-15",
        "until": "2027-02-17",
        "after": ["newestJobs", "footer.allLocations"]
      }
    ]
  }
}`

/** Time until what was typed is shown, in ms. */
const PAUSE = 400

const NAMES: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

/** Below this width, in CSS pixels, the side navigation has the menu: frames show it, too. */
const DESKTOP = 992

/** A field for a site's file: what is wrong in it, and header, side navigation and footer made of it. A link holds the file. */
export function SitePlayground() {
  const [file, setFile] = useState(EXAMPLE)
  const [hash, setHash] = useState('')
  const [day, setDay] = useState(NOW.toISOString().slice(0, 10))
  const [isCopied, setCopied] = useState(false)
  const [fileId, dayId] = [useId(), useId()]
  const book = bookWindow()
  useEffect(() => {
    siteOfHash(book.location.hash).then((linked) => linked !== null && setFile(linked))
  }, [book])
  useEffect(() => {
    const timer = setTimeout(async () => {
      const next = await siteHash(file)
      setHash(next)
      setCopied(false)
      // Not an entry of the history: Back leaves the page.
      book.history.replaceState(book.history.state, '', next || book.location.pathname + book.location.search)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [file, book])
  return (
    <div className="docs sb-unstyled docs-wide">
      <label htmlFor={fileId}>Site file (JSON of defineSite)</label>
      <textarea
        id={fileId}
        value={file}
        onChange={(event) => setFile(event.target.value)}
        rows={20}
        spellCheck={false}
        autoComplete="off"
      />
      <Problems file={file} />
      <p className="docs-row">
        <label htmlFor={dayId}>Day that it is shown on</label>{' '}
        <input
          id={dayId}
          type="date"
          value={day}
          onChange={(event) => event.target.value && setDay(event.target.value)}
        />{' '}
        <button
          type="button"
          onClick={() => navigator.clipboard.writeText(book.location.href).then(() => setCopied(true))}
        >
          Copy a link to this file
        </button>{' '}
        <span role="status">{isCopied ? 'Copied. The address of this page is the same link.' : ''}</span>
      </p>
      {WIDTHS.map((width) => (
        <section key={width} aria-label={`${width} px`}>
          <h2>{width} px</h2>
          <div className="docs-languages">
            {LANGUAGES.flatMap((language) =>
              // The open side navigation covers header and footer.
              (width < DESKTOP ? ['', 'closed'] : ['closed']).map((sideNav) => (
                <StoryFrame
                  key={`${language} ${sideNav} ${day}`}
                  title={`${NAMES[language]}, ${width} px${sideNav === '' ? ', side navigation' : ''}`}
                  width={width}
                  url={`${storyUrl('shell-whole-shell--site-file', { language })}&day=${day}&sideNav=${sideNav}${hash}`}
                />
              )),
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The window whose address readers see: Storybook's, or that of the page by itself. */
function bookWindow(): Window {
  try {
    return window.top?.location.origin === location.origin ? window.top : window
  } catch {
    // Storybook is in a frame of another site.
    return window
  }
}

function Problems({ file }: { file: string }) {
  const { site, problems } = parseSite(file)
  const count = `${problems.length} ${problems.length === 1 ? 'value is' : 'values are'} left out`
  return (
    <div role="status" aria-label="Result">
      <p className={problems.length === 0 ? 'docs-good' : 'docs-bad'}>
        {problems.length === 0
          ? 'Every value is used.'
          : site
            ? `${count}; the rest counts.`
            : 'This is not a site file. The shell is shown without it.'}
      </p>
      {problems.length > 0 && (
        <DocsTable
          heads={['No.', 'Path', 'What is there', 'What is expected']}
          rows={problems.map(({ path, found, expected }, index) => [
            String(index + 1),
            <code key="path">{path}</code>,
            <code key="found">{found}</code>,
            expected.replace(/,$/, ''),
          ])}
        />
      )}
    </div>
  )
}
