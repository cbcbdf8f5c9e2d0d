import { useMediaQuery } from './use-media-query.ts'

/** Whether the window is a phone's: what is used now and then stands behind a button there. */
export function useNarrow(): boolean {
  return !useMediaQuery('(min-width: 48rem)')
}
