import { Facts } from '../blocks/Facts.tsx'
import { Chips } from '../Chips.tsx'
import { Icon } from '../Icon.tsx'
import type { JobDetailView } from '../view.ts'
import { useWords } from '../words.ts'

/** Description of a job: facts, duties, requirements, benefits, skills. */
export function JobBody({ job, level }: { job: JobDetailView; level: 2 | 3 }) {
  const words = useWords()
  const Title = `h${level}` as const
  const lists = [
    [words.tasks, job.tasks],
    [words.needs, job.needs],
  ] as const
  return (
    <>
      <section className="job-section">
        <Title>{words.about}</Title>
        <Facts facts={job.facts} />
      </section>
      {lists.map(([heading, items]) => (
        <section className="job-section prose" key={heading}>
          <Title>{heading}</Title>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="job-section">
        <Title>{words.benefits}</Title>
        <ul className="benefits">
          {job.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <section className="job-section">
        <Title>{words.skills}</Title>
        <Chips links={job.skills} />
      </section>
    </>
  )
}
