import type { Font } from '@aurelio/contracts/fonts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'

/** The letters that the workspace brings; none while they are on their way. */
export function useOwnFonts(): readonly Font[] {
  return useQuery(api.fonts.list.queryOptions()).data?.items ?? []
}
