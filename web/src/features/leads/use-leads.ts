import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { type LeadFilter, queryOf } from './lead-filter.ts'

/** The leads that fit, page by page. Another filter keeps the old rows until it answers. */
export function useLeads(filter: LeadFilter) {
  return useInfiniteQuery(
    api.leads.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: 50,
        ...queryOf(filter),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}
