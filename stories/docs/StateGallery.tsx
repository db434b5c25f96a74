import { LANGUAGES } from '@jobsite/shell/core'
import { allStates, type ComponentName, type ListedState } from '../states/components.ts'
import { GROUPS } from '../states/groups.ts'
import { screenshotsOf } from '../states/screenshots.ts'
import { USUAL_WIDTH } from '../states/state.ts'
import { statePath, stateUrl } from '../support/storyUrl.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { type DocsGlobals, isInitial, useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

const NAMES: Readonly<Record<string, string>> = { vi: 'Tiếng Việt', en: 'English', stretched: '40 % longer text' }

interface StateGalleryProps {
  component: ComponentName
  /** Level of the headings of the groups. @default 3 */
  level?: 2 | 3
}

/**
 * All states of a component by group, as thumbnails that lead to their stories: the accepted screenshots, which load as one
 * scrolls to them. With other values in the toolbar than the initial ones, the stories themselves.
 */
export function StateGallery({ component, level = 3 }: StateGalleryProps) {
  const globals = useDocsGlobals()
  const states = allStates.filter((state) => state.component === component && state.group !== undefined)
  const Heading = `h${level}` as const
  return GROUPS.filter((name) => states.some(({ group }) => group === name)).map((name) => (
    <section key={name} aria-label={name}>
      <Heading>{name}</Heading>
      <ul className="docs-gallery">
        {states
          .filter(({ group }) => group === name)
          .map((state) => (
            <Thumbnail key={state.id} state={state} globals={globals} />
          ))}
      </ul>
    </section>
  ))
}

interface ThumbnailProps {
  state: ListedState
  globals: DocsGlobals
}

function Thumbnail({ state, globals }: ThumbnailProps) {
  const { name, section, rows } = state
  const [screenshot] = screenshotsOf(state)
  const chosen = globals.language === 'both' ? LANGUAGES : [globals.language]
  const languages = state.globals?.language ? [state.globals.language] : chosen
  const width = state.globals?.width ?? USUAL_WIDTH
  return (
    <li className="docs-state">
      {isInitial(globals) && screenshot ? (
        <span className="docs-thumbnail">
          <img
            src={`./screenshots/${screenshot.baseline}`}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ maxWidth: width }}
          />
        </span>
      ) : (
        languages.map((language) => (
          <span className="docs-thumbnail" key={language}>
            <StoryFrame
              title={`${name}, ${NAMES[language]}`}
              width={width}
              url={stateUrl(state, { ...globals, language })}
            />
          </span>
        ))
      )}
      <a href={statePath(state)} target="_top">
        {name}
      </a>
      <small className="docs-note">
        {width} px · section {section} · {rows.join(', ')}
      </small>
    </li>
  )
}
