import { ArgTypes, Description, DocsContext, Source, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { allStates, allStatesId, type ComponentName, components, type ListedState } from '../states/components.ts'
import { screenshotsOf } from '../states/screenshots.ts'
import { USUAL_WIDTH } from '../states/state.ts'
import { stateUrl } from '../support/storyUrl.ts'
import { Anatomy } from './Anatomy.tsx'
import { rowText } from './rowText.ts'
import { StateGallery } from './StateGallery.tsx'
import { inline, TwoColumnTable } from './TwoColumnTable.tsx'
import { isInitial, useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

/** The docs page of a component: anatomy, measures, rules, keyboard, props, states, code and requirements. */
export function ComponentDocs() {
  const { componentStories } = useContext(DocsContext)
  const globals = useDocsGlobals()
  const playground = componentStories().find(({ id }) => id.endsWith('--playground'))
  const state = allStates.find(({ id }) => id === playground?.id)
  if (!playground || !state) return null
  const states = allStates.filter(({ component }) => component === state.component)
  const hasProps = Object.keys(playground.argTypes).length > 0
  const { guide, title } = components[state.component]
  const figure = states.find(({ key }) => key === guide.figure) ?? state
  return (
    <>
      <Title>{title.replace('Shell/', '')}</Title>
      <Description />
      <div className="docs sb-unstyled">
        <p>
          <StoryLink id={state.id}>Open the playground</StoryLink> to edit props in the Controls panel, or{' '}
          <a href={`./?path=/docs/${allStatesId(state.component)}`} target="_top">
            see all states and the matrix of widths and themes on one page
          </a>
          .
        </p>
        <Anatomy
          guide={guide}
          title={`Anatomy: ${figure.name}`}
          width={figure.globals?.width ?? USUAL_WIDTH}
          url={stateUrl(figure, globals)}
          picture={isInitial(globals) ? screenshotsOf(figure)[0]?.baseline : undefined}
        />
        <h2>When space ends</h2>
        <ul className="docs-rules">
          {guide.space.map((rule) => (
            <li key={rule}>{inline(rule)}</li>
          ))}
        </ul>
        <h2>Content</h2>
        <TwoColumnTable heads={['Element', 'Rule']} rows={guide.content} />
        <div className="docs-do">
          <Advice title="Do" rules={guide.dos} />
          <Advice title="Do not" rules={guide.donts} />
        </div>
        <h2>Keyboard</h2>
        <TwoColumnTable heads={['Key', 'Result']} rows={guide.keyboard} />
        <h2>States</h2>
        <StateGallery component={state.component} />
        <h2>Code</h2>
      </div>
      <Source code={guide.code} language="tsx" />
      <div className="docs sb-unstyled">
        {state.component !== 'WholeShell' && (
          <>
            <h2>Props</h2>
            <p>{propsNote(state.component, hasProps)}</p>
          </>
        )}
      </div>
      {hasProps && <ArgTypes />}
      <div className="docs sb-unstyled">
        <details>
          <summary>
            <h2>Requirements</h2>
          </summary>
          <Requirements states={states} />
        </details>
      </div>
    </>
  )
}

function propsNote(component: ComponentName, hasProps: boolean): string {
  if (component === 'Search') return 'The search is part of the header: it has these from the header and the provider.'
  return `${hasProps ? 'Further' : 'It has no props of its own:'} attributes are passed to its root element.`
}

function Advice({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{inline(rule)}</li>
        ))}
      </ul>
    </section>
  )
}

function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}

function Requirements({ states }: { states: readonly ListedState[] }) {
  const rows = [...new Set(states.flatMap((state) => state.rows))].sort()
  return <TwoColumnTable heads={['Row', 'Requirement']} rows={rows.map((row) => [row, rowText(row)])} />
}
