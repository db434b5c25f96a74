import { fileURLToPath } from 'node:url'
import { componentPages } from '../.vitepress/componentPages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A page for each component, on the documentation site alone. */
export default {
  paths: () => componentPages(root).map(({ slug, text }) => ({ params: { component: slug }, content: text })),
}
