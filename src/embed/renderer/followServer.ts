let isFollowing = false

/** Whether what is being drawn must be what a server draws: on a server, and while its HTML is taken over. */
export function isFollowingServer(): boolean {
  return isFollowing
}

/** Draws as a server does, for as long as the call takes. */
export function followServer<Result>(draw: () => Result): Result {
  isFollowing = true
  try {
    return draw()
  } finally {
    isFollowing = false
  }
}
