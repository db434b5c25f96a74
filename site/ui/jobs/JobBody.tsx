import { Facts } from '../blocks/Facts.tsx'
import { Chips } from '../Chips.tsx'
import { Ticks } from '../Ticks.tsx'
import type { JobDetailView, JobSectionView } from '../view.ts'
import { useWords } from '../words.ts'

/** Description of a job: facts, the sections of its post, skills. */
export function JobBody({ job, level }: { job: JobDetailView; level: 2 | 3 }) {
  const words = useWords()
  const Title = `h${level}` as const
  return (
    <>
      <section className="job-section">
        <Title>{words.about}</Title>
        <Facts facts={job.facts} />
      </section>
      {job.sections.map((section) => (
        <section className="job-section prose" key={section.heading}>
          <Title>{section.heading}</Title>
          {section.text && <p>{section.text}</p>}
          <Items {...section} />
        </section>
      ))}
      <section className="job-section">
        <Title>{words.skills}</Title>
        <Chips links={job.skills} />
      </section>
    </>
  )
}

function Items({ items, look }: JobSectionView) {
  if (look === 'ticks') return <Ticks items={items} />
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List className={look}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
