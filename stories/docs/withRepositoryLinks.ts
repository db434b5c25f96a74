import { repository } from '../../package.json'

const FILES = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`

/** Makes the relative links of a Markdown file absolute: Storybook does not have the files that they lead to. */
export const withRepositoryLinks = (markdown: string, folder = ''): string =>
  markdown.replace(/\]\((?!https?:|#)(?:\.\/)?/g, `](${FILES}${folder}`)
