interface NewChangeset {
  readonly summary: string
}

/** Formats a changeset for the changelog: its text, without a commit hash. */
async function getReleaseLine({ summary }: NewChangeset): Promise<string> {
  return `\n${summary.trim()}\n`
}

/** No dependencies in this repository. */
async function getDependencyReleaseLine(): Promise<string> {
  return ''
}

export default { getReleaseLine, getDependencyReleaseLine }
