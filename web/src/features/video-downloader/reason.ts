/**
 * Why a call failed, in the server's own words: the `detail` of its problem document, else 'An error occurred'
 * (dashboard.md §7). A server that cannot be reached has no words; then we say so.
 */
export function reasonOf(error: unknown): string {
  if (isNetworkFailure(error)) return 'The server cannot be reached. Check your connection.'
  return detailOf(error, 3) ?? 'An error occurred'
}

/** `fetch` rejects with a TypeError where no answer came. */
function isNetworkFailure(error: unknown) {
  return error instanceof TypeError
}

/** An ORPCError carries the detail as its message when the answer was one of our problems, else in its data's body. */
function detailOf(error: unknown, depth: number): string | undefined {
  if (typeof error !== 'object' || error === null || depth === 0) return undefined
  if ('detail' in error && typeof error.detail === 'string' && error.detail) return error.detail
  if ('defined' in error && error.defined === true && error instanceof Error && error.message)
    return error.message
  if ('data' in error) return detailOf(error.data, depth - 1)
  return 'body' in error ? detailOf(error.body, depth - 1) : undefined
}
