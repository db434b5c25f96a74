import { LANGUAGES } from '@jobsite/shell/core'
import type { Decorator } from '@storybook/react-vite'
import { storyUrl } from './storyUrl.ts'

const NAMES = { vi: 'Tiếng Việt', en: 'English' }

/** Renders a story in both languages, each in its own frame, so that widths and dialogs are those of a window. */
export const withLanguages: Decorator = (Story, { globals, id }) => {
  if (globals.language !== 'both') return <Story />
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 1, background: '#7b8a9b', minHeight: '100vh' }}>
      {LANGUAGES.map((language) => (
        <iframe
          key={language}
          title={NAMES[language]}
          src={storyUrl(id, { ...globals, language })}
          style={{ flex: '1 1 max(360px, 50% - 1px)', minWidth: 'min(100%, 1300px)', height: '100vh', border: 0 }}
        />
      ))}
    </main>
  )
}
