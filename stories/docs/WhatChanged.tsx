import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import changelog from '../../CHANGELOG.md?raw'
import { AREAS } from '../../scripts/release/changesetNotes.ts'
import { type ComponentName, components } from '../states/components.ts'
import { type ReleaseChange, type ReleaseChanges, statesOfBaseline } from '../states/releaseChanges.ts'
import { statePath } from '../support/storyUrl.ts'
import { unreleased } from './unreleased.ts'
import { withRepositoryLinks } from './withRepositoryLinks.ts'
import './docs.css'

const KINDS = { added: 'New', changed: 'Changed', removed: 'Removed' } as const

/** What changed since the last release as pictures, by component, with the changelog's lines and the reasons of the pictures. */
export function WhatChanged() {
  const [found, setFound] = useState<ReleaseChanges | null>(null)
  useEffect(() => {
    fetch('./changes/changes.json')
      .then((response) => response.json() as Promise<ReleaseChanges>)
      .then(setFound)
  }, [])
  if (!found) return <p className="docs-note">Reading the changes…</p>
  if (found.release === null)
    return (
      <div className="docs sb-unstyled docs-wide">
        <p role="status">
          Nothing can be compared. {found.reason} The <ChangelogLink>changelog</ChangelogLink> has what changed in
          words.
        </p>
      </div>
    )
  const { release, date, changes } = found
  const names = [...new Set(changes.map(({ file }) => file.split('/')[0] ?? ''))]
  const order = Object.keys(components)
  const count = (kind: ReleaseChange['kind']): string =>
    `${changes.filter((change) => change.kind === kind).length} ${KINDS[kind].toLowerCase()}`
  return (
    <div className="docs sb-unstyled docs-wide">
      <p role="status">
        Since {release} of {date}:{' '}
        {changes.length === 0 ? 'no picture differs.' : `${count('added')}, ${count('changed')}, ${count('removed')}.`}
      </p>
      {names
        .sort((one, other) => order.indexOf(one) - order.indexOf(other))
        .map((name) => (
          <Component
            key={name}
            name={name}
            changes={changes.filter(({ file }) => file.startsWith(`${name}/`))}
            release={release}
          />
        ))}
    </div>
  )
}

const ChangelogLink = ({ children }: { children: string }) => (
  <a href="./?path=/docs/reference-changelog--docs" target="_top">
    {children}
  </a>
)

interface ComponentProps {
  name: string
  changes: readonly ReleaseChange[]
  release: string
}

function Component({ name, changes, release }: ComponentProps) {
  const known = components[name as ComponentName]
  const notes = known ? notesOf(known.area, release) : []
  return (
    <section aria-label={known?.title.replace('Shell/', '') ?? name}>
      <h2>{known?.title.replace('Shell/', '') ?? name}</h2>
      {known && notes.length > 0 && (
        <details>
          <summary>
            {notes.length} {notes.length === 1 ? 'line' : 'lines'} of the changelog: {AREAS[known.area]}
          </summary>
          <Markdown>{withRepositoryLinks(notes.join('\n'))}</Markdown>
        </details>
      )}
      {changes.map((change) => (
        <Change key={change.file} change={change} />
      ))}
    </section>
  )
}

function Change({ change: { file, kind, what, reasons } }: { change: ReleaseChange }) {
  const [state] = statesOfBaseline(file)
  const suffix = /-(en|dark)\.png$/.exec(file)?.[1]
  const pictures = [
    kind !== 'added' && (['Before', `./changes/before/${file}`] as const),
    kind !== 'removed' && ([kind === 'added' ? 'New' : 'After', `./screenshots/${file}`] as const),
    kind === 'changed' && (['Difference', `./changes/difference/${file}`] as const),
  ].filter((picture) => picture !== false)
  return (
    <article className="docs-change" aria-label={file}>
      <h3>
        <span className={`docs-kind docs-kind-${kind}`}>{KINDS[kind]}</span>{' '}
        {state ? (
          <a href={statePath(state)} target="_top">
            {state.name}
          </a>
        ) : (
          file
        )}
        {suffix && `, ${suffix === 'en' ? 'English' : 'dark'}`}
      </h3>
      {(kind === 'changed' || reasons.length > 0) && (
        <p className="docs-note">{[...(kind === 'changed' ? [what] : []), ...reasons].join(' · ')}</p>
      )}
      <div className="docs-pictures">
        {pictures.map(([name, url]) => (
          <figure key={name}>
            <img src={url} alt={`${name}: ${state?.name ?? file}`} loading="lazy" decoding="async" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  )
}

/** The lines of an area in the notes that wait, and in those of versions after a release. */
function notesOf(area: string, release: string): string[] {
  const end = changelog.indexOf(`\n## ${release.replace(/^v/, '')} `)
  const since = end < 0 ? '' : changelog.slice(0, end)
  // The summary names the area: in each line it would only be in the way.
  const start = `- **${AREAS[area]}**: `
  return `${unreleased}\n${since}`
    .split(/\n(?=- |#|<)/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith(start))
    .map((line) => `- ${line.slice(start.length)}`)
}
