import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrl } from '../../scripts/checks/docs/repositoryLinks.ts'
import { kebabCase } from '../../src/core/text/kebabCase.ts'
import { elementName, type SlotName } from '../../src/embed/mountPointNames.ts'
import { PARTS } from '../../src/options/parts.ts'
import { allStatesId, type ComponentName, components } from '../../stories/states/components.ts'
import type { ComponentGuide } from '../../stories/states/describeComponent.ts'
import { DEMOS } from './demos/demos.ts'

/** A component's page on the site: derived from the API reference, its live example, and its description in Storybook. */
export interface ComponentPage {
  readonly name: string
  readonly slug: string
  /** Its first sentence. */
  readonly lead: string
  /** As Markdown. */
  readonly text: string
}

/** Other names in Storybook. */
const STORIES: Readonly<Record<string, ComponentName>> = { Shell: 'WholeShell' }

/** Pages about the topics of a component. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  Breadcrumbs: ['breadcrumbs'],
  Footer: ['slots', 'theming'],
  Header: ['slots', 'theming', 'events'],
  LanguageSwitch: ['server-rendering'],
  Search: ['events'],
  SeoBottomText: ['server-rendering'],
  SeoKeywords: ['server-rendering'],
  Shell: ['entry-points', 'slots', 'theming'],
  SideNav: ['slots'],
  SidebarBanner: ['server-rendering'],
  SkipLink: ['theming'],
  TopBanner: ['server-rendering'],
}

/** The search is a part of the header, with a page but without an export. */
const SEARCH =
  'Search of the header: a keyword with suggestions, and up to three locations. `Header` renders it, except on the home page; a page handles its event, or lets the browser follow the URL of the results.'

/** Returns the pages of all components, in the order of their examples. */
export function componentPages(root: string): ComponentPage[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const api = sectionsOf(read('docs/api/shell.md').replaceAll('](shell.md#', '](../api/shell.md#'))
  const titleOf = (page: string): string => /^# (.+)$/m.exec(read(`docs/${page}.md`))?.[1] ?? page
  return Object.keys(DEMOS).map((name) => {
    const section = name === 'Search' ? SEARCH : api.get(name)
    if (section === undefined)
      throw new Error(`docs/.vitepress/demos has an example of ${name}, which is no component.`)
    const [description = '', ...props] = section.split('\n\n')
    const story = STORIES[name] ?? (name in components ? (name as ComponentName) : undefined)
    const example = read(`docs/.vitepress/demos/examples/${name}.tsx`).trim()
    return {
      name,
      slug: kebabCase(name).replace(/^-/, ''),
      lead: /^.*?\.(?= |$)/.exec(description)?.[0] ?? description,
      text: [
        `# ${name}`,
        description,
        `<ShellDemo name="${name}" />`,
        `\`\`\`tsx\n${example}\n\`\`\``,
        name === 'Shell'
          ? 'The props are those of the provider: `url`, `user` and `config`, as the [guides](../guides/README.md) set them.'
          : 'Render it inside the provider that the [guide](../guides/README.md) for your framework sets up.',
        ...mountText(name),
        ...(props.length > 0 ? ['## Props', ...props] : []),
        ...(story ? guideText(components[story].guide) : []),
        '## More',
        [
          ...(story
            ? [
                `- [Every state in Storybook](${siteUrl(root)}storybook/?path=/docs/${allStatesId(story)}): widths, dark pages, large text, errors`,
              ]
            : []),
          ...(TOPICS[name] ?? []).map((page) => `- [${titleOf(page)}](../${page}.md)`),
          `- [API reference](../api/shell.md${name === 'Search' ? '' : `#${name.toLowerCase()}`})`,
        ].join('\n'),
      ].join('\n\n'),
    }
  })
}

/** Returns the sections of a page of the API reference by their headings. */
function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^### /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.replace(/\n## [\s\S]*/, '').split('\n')
      return [name, lines.join('\n').trim()]
    }),
  )
}

/** Returns how pages without React mount a component. */
function mountText(name: string): string[] {
  const part = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const row = Object.entries(PARTS).find(([key]) => key === part)?.[1]
  if (!row || !('mount' in row)) return []
  return [
    `Without React: \`<${elementName(part as SlotName)}>\`, or \`mountShell({ ${part}: '#${kebabCase(part)}' })\` ([plain HTML](../guides/plain-html.md)).`,
  ]
}

function guideText({ space, content, dos, donts, keyboard }: ComponentGuide): string[] {
  const list = (rules: readonly string[]): string => rules.map((rule) => `- ${rule}`).join('\n')
  const table = (heads: string, rows: readonly (readonly [string, string])[]): string =>
    [heads, '| --- | --- |', ...rows.map(([one, two]) => `| ${one} | ${two} |`)].join('\n')
  return [
    '## Use it well',
    list(dos),
    'Do not:',
    list(donts),
    '## When space ends',
    list(space),
    '## Texts',
    table('| element | rule |', content),
    '## Keyboard',
    table('| key | result |', keyboard),
  ]
}
