import { type FieldProblem, isFieldProblem } from '@aurelio/contracts/field-problems'
import { ORPCError } from '@orpc/client'

/** What is wrong with each field that the server refused, by its path; empty for any other failure. */
export function fieldErrors(error: unknown): ReadonlyMap<string, FieldProblem> {
  const found = new Map<string, FieldProblem>()
  if (!(error instanceof ORPCError)) return found
  for (const entry of listIn(error.data)) {
    if (hasPath(entry) && isFieldProblem(entry) && !found.has(entry.path)) found.set(entry.path, entry)
  }
  return found
}

function listIn(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return []
  return Array.isArray(data.errors) ? data.errors : []
}

function hasPath(entry: unknown): entry is { path: string } {
  return typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string'
}

/** Whether a call was refused because the thing is not, or no longer, there. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 404
}
