import { Icon } from '../Icon.tsx'

/** Questions that open on their answers, with and without script. */
export function Questions({
  questions,
}: {
  questions: readonly { readonly question: string; readonly answer: string }[]
}) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
