let isFollowing = false

/** Returns whether the current render must equal the server's: on a server, and while hydrating. */
export function isRenderingAsServer(): boolean {
  return isFollowing
}

/** Runs a render with the server's snapshots. */
export function renderAsServer<Result>(render: () => Result): Result {
  isFollowing = true
  try {
    return render()
  } finally {
    isFollowing = false
  }
}
