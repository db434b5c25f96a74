import { type ReactNode, useId } from 'react'
import { Chips } from '../Chips.tsx'
import { Ticks } from '../Ticks.tsx'
import type { Block } from '../view.ts'
import { Cards } from './Cards.tsx'
import { Companies } from './Companies.tsx'
import { Facts } from './Facts.tsx'
import { Figures } from './Figures.tsx'
import { FormBlock } from './FormBlock.tsx'
import { JobGroups, JobList } from './JobList.tsx'
import { Links } from './Links.tsx'
import { Questions } from './Questions.tsx'
import { Ranges } from './Ranges.tsx'
import { Rows } from './Rows.tsx'
import { Table } from './Table.tsx'

/** One part of a page. Renders a `<section>`, named by its heading where it has one. */
export function BlockView({ block }: { block: Block }) {
  const headingId = useId()
  return (
    <section
      id={block.id}
      className="block"
      data-kind={block.kind}
      data-aside={block.isAside && ''}
      aria-labelledby={block.heading && headingId}
    >
      {block.heading && <h2 id={headingId}>{block.heading}</h2>}
      {blockContent(block)}
      {block.more && (
        <p className="block-more">
          <a className="button button-quiet" href={block.more.href}>
            {block.more.label}
          </a>
        </p>
      )}
    </section>
  )
}

function blockContent(block: Block): ReactNode {
  switch (block.kind) {
    case 'prose':
      return (
        <div className="prose">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {block.list && (
            <ul>
              {block.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      )
    case 'notice':
      return <p className="notice">{block.text}</p>
    case 'actions':
      return (
        <p className="page-actions">
          {block.links.map(({ label, href }) => (
            <a key={href} className="button button-quiet" href={href}>
              {label}
            </a>
          ))}
        </p>
      )
    case 'jobs':
      return <JobList level={block.heading === undefined ? 2 : 3} jobs={block.jobs} empty={block.empty} />
    case 'jobGroups':
      return <JobGroups groups={block.groups} empty={block.empty} />
    case 'ticks':
      return <Ticks items={block.items} />
    case 'cards':
      return <Cards cards={block.cards} isSection={block.heading !== undefined} />
    case 'companies':
      return <Companies companies={block.companies} isSection={block.heading !== undefined} />
    case 'ranges':
      return <Ranges caption={block.caption} rows={block.rows} />
    case 'links':
      return block.look === 'chips' ? <Chips links={block.links} /> : <Links links={block.links} />
    case 'facts':
      return <Facts facts={block.facts} />
    case 'questions':
      return <Questions questions={block.questions} />
    case 'figures':
      return (
        <>
          <Figures figures={block.figures} />
          {block.facts && <Facts facts={block.facts} />}
        </>
      )
    case 'table':
      return <Table caption={block.caption} rows={block.rows} />
    case 'rows':
      return <Rows rows={block.rows} empty={block.empty} />
    case 'form':
      return <FormBlock form={block.form} note={block.note} />
  }
}
