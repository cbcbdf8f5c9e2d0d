import { ORPCError } from '@orpc/client'

/** Message of each field that the server refused, by its path; empty for any other failure. */
export function fieldErrors(error: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!(error instanceof ORPCError)) return found
  for (const entry of listIn(error.data)) {
    if (isFieldError(entry) && !found.has(entry.path)) found.set(entry.path, entry.message)
  }
  return found
}

function listIn(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return []
  return Array.isArray(data.errors) ? data.errors : []
}

function isFieldError(entry: unknown): entry is { path: string; message: string } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'path' in entry &&
    typeof entry.path === 'string' &&
    'message' in entry &&
    typeof entry.message === 'string'
  )
}

/** Whether a call was refused because the thing is not, or no longer, there. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 404
}
