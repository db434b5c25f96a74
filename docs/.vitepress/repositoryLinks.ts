import { posix } from 'node:path'

/** The part of markdown-it that is used here. */
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: MarkdownState) => void): void } }
}

interface MarkdownState {
  readonly env: { readonly relativePath?: string }
  readonly Token: new (type: string, tag: string, nesting: number) => Token
  tokens: Token[]
}

interface Token {
  readonly type: string
  readonly tag: string
  readonly children: readonly Token[] | null
  content: string
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
}

/** Options of the plugin. */
interface Options {
  /** URL of the repository, without a trailing slash. */
  readonly repository: string
  /** URL of the published site, with a slash at the end. */
  readonly site: string
  /** Path of the site on its host, with slashes at both ends. */
  readonly base: string
  /** What the site shows in place of a comment, by its text: `hero`, `/hero`. */
  readonly markers: Readonly<Record<string, string>>
}

/**
 * The pages are written for the repository and the package. On the site, links to `README.md` lead to the index of the
 * folder, links to files outside of `docs/` lead to the repository, and comments are replaced: `<!-- demo: Header -->` by the
 * live example, `<!-- cards -->` … `<!-- /cards -->` by a card for each heading between them, others by {@link Options.markers}.
 */
export function repositoryLinks(markdown: Markdown, { markers, ...options }: Options): void {
  markdown.core.ruler.push('repository-links', (state) => {
    const folder = posix.dirname(state.env.relativePath ?? '')
    for (const child of state.tokens.flatMap(({ children }) => children ?? [])) {
      // Vue must not read the braces of code.
      if (child.type === 'code_inline') child.attrSet('v-pre', '')
      const href = child.type === 'link_open' ? child.attrGet('href') : null
      if (href === null) continue
      const resolved = resolveLink(href, folder, options)
      child.attrSet('href', resolved)
      // Published beside the pages: the site's router has no page for it.
      if (resolved.startsWith(`${options.base}storybook/`)) child.attrSet('target', '_self')
    }
    state.tokens = replaceComments(state, markers)
  })
}

const COMMENT = /^<!-- (\/?[\w: ]+?) -->\s*$/

function replaceComments({ tokens, Token }: MarkdownState, markers: Readonly<Record<string, string>>): Token[] {
  const html = (content: string): Token => Object.assign(new Token('html_block', '', 0), { content })
  // Open elements: the list of cards, and a card in it.
  let depth = 0
  return tokens.flatMap((token) => {
    const text = token.type === 'html_block' ? COMMENT.exec(token.content)?.[1] : undefined
    if (depth > 0 && token.type === 'heading_open') {
      const start = html(`${'</div>'.repeat(depth - 1)}<div class="card">`)
      depth = 2
      return [start, token]
    }
    if (text === undefined) return [token]
    if (text === 'cards') {
      depth = 1
      return [html('<div class="cards">')]
    }
    if (text === '/cards') {
      const end = html('</div>'.repeat(depth))
      depth = 0
      return [end]
    }
    if (text.startsWith('demo: ')) return [html(`<ShellDemo name="${text.slice('demo: '.length)}" />`)]
    return [html(markers[text] ?? token.content)]
  })
}

/** Returns where a link of a page in a folder of `docs/` leads on the site. */
export function resolveLink(
  href: string,
  folder: string,
  { repository, site, base }: Pick<Options, 'repository' | 'site' | 'base'>,
): string {
  const [path = '', anchor] = href.split('#')
  const suffix = anchor === undefined ? '' : `#${anchor}`
  const inDocs = `${repository}/blob/main/docs/`
  if (path.startsWith(inDocs)) return `/${indexed(path.slice(inDocs.length))}${suffix}`
  if (path.startsWith(site)) {
    const own = path.slice(site.length)
    return own.startsWith('storybook/') ? base + own + suffix : `/${own}${suffix}`
  }
  if (path === '' || /^[a-z]+:|^\//.test(path)) return href
  const target = posix.join('docs', folder, path)
  // A folder has no page of its own.
  if (path.endsWith('/')) return `${repository}/tree/main/${target}`
  return target === 'docs' || target.startsWith('docs/')
    ? indexed(path) + suffix
    : `${repository}/blob/main/${target}${suffix}`
}

const indexed = (path: string): string => path.replace(/(^|\/)README\.md$/, '$1index.md')
