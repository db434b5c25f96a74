import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../generatedFile.ts'

const GUIDES = 'docs/guides'

/** Blocks that are files of the examples: a link to the file, then the block. */
export const SHOWN = /^\[`[^`]+`\]\((\.\.\/\.\.\/examples\/[^)]+)\)\n\n```\w+\n([\s\S]*?)\n```$/gm

/** Returns the guides with the files of the examples that they show, as these files are. */
export function buildGuidePages(root: string): GeneratedFile[] {
  return readdirSync(join(root, GUIDES))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = join(GUIDES, file)
      const text = readFileSync(join(root, path), 'utf8').replace(SHOWN, (shown, link: string, block: string) => {
        const content = readFileSync(join(root, GUIDES, decodeURI(link)), 'utf8').trimEnd()
        return `${shown.slice(0, -`${block}\n\`\`\``.length)}${content}\n\`\`\``
      })
      return { path, text }
    })
}
