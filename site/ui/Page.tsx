import { BlockView } from './blocks/BlockView.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { PageView } from './view.ts'

/** What stands between header and footer. */
export function Page({ view }: { view: PageView }) {
  const { heading, lead, search, hero, meta = [], actions = [], blocks } = view
  return (
    <div className="page">
      <div className="page-head" data-hero={hero}>
        <div className="page-width">
          <h1>{heading}</h1>
          {lead && <p className="page-lead">{lead}</p>}
          {meta.length > 0 && (
            <ul className="page-meta">
              {meta.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {search && <SearchBox search={search} />}
          {actions.length > 0 && (
            <div className="page-actions">
              {actions.map(({ label, href }, index) => (
                <a key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
                  {label}
                </a>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className="page-width page-blocks">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
          <BlockView key={index} block={block} />
        ))}
      </div>
    </div>
  )
}
