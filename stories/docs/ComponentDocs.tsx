import { ArgTypes, Description, DocsContext, Source, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { allStates, type ComponentName, components, type ListedState } from '../states/components.ts'
import { GROUPS } from '../states/groups.ts'
import { storyUrl } from '../support/storyUrl.ts'
import { rowText } from './rowText.ts'
import { TwoColumnTable } from './TwoColumnTable.tsx'
import { useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

/** The docs page of a component: example, code, anatomy, keyboard, props, states and requirements. */
export function ComponentDocs() {
  const { componentStories } = useContext(DocsContext)
  const globals = useDocsGlobals()
  const playground = componentStories().find(({ id }) => id.endsWith('--playground'))
  const state = allStates.find(({ id }) => id === playground?.id)
  if (!playground || !state) return null
  const states = allStates.filter(({ component, key }) => component === state.component && key !== 'Playground')
  const hasProps = Object.keys(playground.argTypes).length > 0
  const { guide } = components[state.component]
  return (
    <>
      <Title>{components[state.component].title.replace('Shell/', '')}</Title>
      <Description />
      <div className="docs sb-unstyled">
        <iframe
          className="docs-example"
          title="Playground"
          src={storyUrl(state.id, globals)}
          style={{ height: guide.height, maxWidth: state.globals?.width }}
        />
        <p>
          <StoryLink id={state.id}>Open the playground</StoryLink> to edit props in the Controls panel, or{' '}
          <a href={`./?path=/docs/${allStatesId(state.component)}`} target="_top">
            see all states on one page
          </a>
          .
        </p>
      </div>
      <Source code={guide.code} language="tsx" />
      <div className="docs sb-unstyled">
        <h2>Anatomy</h2>
        <TwoColumnTable heads={['Element', 'Purpose']} rows={guide.anatomy} />
        <h2>Keyboard</h2>
        <TwoColumnTable heads={['Key', 'Result']} rows={guide.keyboard} />
        {state.component !== 'WholeShell' && (
          <>
            <h2>Props</h2>
            <p>{hasProps ? 'Further' : 'It has no props of its own:'} attributes are passed to its root element.</p>
          </>
        )}
      </div>
      {hasProps && <ArgTypes />}
      <div className="docs sb-unstyled">
        <h2>States</h2>
        <StateList states={states} />
        <h2>Requirements</h2>
        <Requirements states={states} />
      </div>
    </>
  )
}

const allStatesId = (component: ComponentName): string =>
  `${components[component].title.replace('Shell/', 'all-states-').toLowerCase().replaceAll(' ', '-')}--docs`

function StoryLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}

function StateList({ states }: { states: readonly ListedState[] }) {
  return (
    <dl className="docs-explained">
      {GROUPS.filter((group) => states.some((state) => state.group === group)).map((group) => (
        <div key={group} style={{ display: 'contents' }}>
          <dt>{group}</dt>
          <dd>
            <ul>
              {states
                .filter((state) => state.group === group)
                .map(({ id, name }) => (
                  <li key={id}>
                    <StoryLink id={id}>{name}</StoryLink>
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Requirements({ states }: { states: readonly ListedState[] }) {
  const rows = [...new Set(states.flatMap((state) => state.rows))].sort()
  return <TwoColumnTable heads={['Row', 'Requirement']} rows={rows.map((row) => [row, rowText(row)])} />
}
