import { useMatches } from 'react-router'

/** The Spanish title of the innermost route that has one; also its translation key. */
export function useRouteTitle(): string | undefined {
  return useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((title) => title !== undefined)
}

function titleOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined
  return typeof handle.title === 'string' ? handle.title : undefined
}
