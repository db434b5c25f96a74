import { useId, useState } from 'react'
import { explainUrl, type UrlExplanation } from '../../src/core/routes/explainUrl.ts'
import './docs.css'

const EXAMPLES = [
  '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn',
  'https://www.jobsite.example/C_sharp-developer-v29.24-en?page=2',
  '/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved',
  '/ke-toan-truong-1234567-jv',
  '/career-newbies',
].join('\n')

/** A field for URLs, one per line, with the result of `explainUrl` for each. */
export function Explain() {
  const [text, setText] = useState(EXAMPLES)
  const fieldId = useId()
  const urls = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    <div className="docs sb-unstyled docs-wide">
      <label htmlFor={fieldId}>URLs, one per line</label>
      <textarea
        id={fieldId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={text.split('\n').length + 1}
        spellCheck={false}
      />
      <div aria-live="polite">
        {urls.map((url, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same URL
          <Explained key={`${index} ${url}`} explained={explainUrl(url)} />
        ))}
      </div>
    </div>
  )
}

function Explained({ explained }: { explained: UrlExplanation }) {
  const { url, language, page, label, addresses, hasTopBanner, search } = explained
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Language', language ?? 'not in the URL: the visitor’s cookie decides'],
    ['Tiếng Việt', <code key="vi">{addresses.vi}</code>],
    ['English', addresses.vi === addresses.en ? 'the same URL' : <code key="en">{addresses.en}</code>],
    ['Page', page ?? 'unknown: treated as “other”'],
    ['Label', label],
    ['Top banner', hasTopBanner ? 'yes' : 'no'],
    ['Search', search ? <code key="search">{JSON.stringify(search)}</code> : 'none'],
  ]
  return (
    <section aria-label={url}>
      <h2>
        <code>{url}</code>
      </h2>
      <dl className="docs-explained">
        {facts.map(([term, fact]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
