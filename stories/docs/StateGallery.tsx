import { LANGUAGES } from '@jobsite/shell/core'
import { allStates, type ComponentName, type ListedState } from '../states/components.ts'
import { GROUPS } from '../states/groups.ts'
import { screenshotsOf } from '../states/screenshots.ts'
import { storyUrl } from '../support/storyUrl.ts'
import { initialStoryGlobals } from '../support/toolbar.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { type DocsGlobals, useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

const NAMES: Readonly<Record<string, string>> = { vi: 'Tiếng Việt', en: 'English', stretched: '40 % longer text' }

/** Width of a frame whose state pins none, in CSS pixels. */
const WIDTH = 1300

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
  const isInitial = Object.entries(initialStoryGlobals).every(
    ([menu, value]) => String(globals[menu as keyof DocsGlobals]) === value,
  )
  const Heading = `h${level}` as const
  return GROUPS.filter((name) => states.some(({ group }) => group === name)).map((name) => (
    <section key={name} aria-label={name}>
      <Heading>{name}</Heading>
      <ul className="docs-gallery">
        {states
          .filter(({ group }) => group === name)
          .map((state) => (
            <Thumbnail key={state.id} state={state} globals={globals} isInitial={isInitial} />
          ))}
      </ul>
    </section>
  ))
}

interface ThumbnailProps {
  state: ListedState
  globals: DocsGlobals
  isInitial: boolean
}

function Thumbnail({ state, globals, isInitial }: ThumbnailProps) {
  const { id, name, section, rows } = state
  const [screenshot] = screenshotsOf(state)
  const chosen = globals.language === 'both' ? LANGUAGES : [globals.language]
  const languages = state.globals?.language ? [state.globals.language] : chosen
  const width = state.globals?.width ?? WIDTH
  return (
    <li className="docs-state">
      {isInitial && screenshot ? (
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
              url={storyUrl(id, { ...globals, language })}
            />
          </span>
        ))
      )}
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>
      <small className="docs-note">
        {width} px · section {section} · {rows.join(', ')}
      </small>
    </li>
  )
}
