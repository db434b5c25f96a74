interface NewChangeset {
  readonly summary: string
}

/** How a changeset stands in the changelog: as it was written, without a commit's number before it. */
async function getReleaseLine({ summary }: NewChangeset): Promise<string> {
  return `\n${summary.trim()}\n`
}

/** There are no packages of our own that this one depends on. */
async function getDependencyReleaseLine(): Promise<string> {
  return ''
}

export default { getReleaseLine, getDependencyReleaseLine }
