import type { LessonId } from '@aurelio/contracts/lessons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { notify } from '../../../ui/toast.tsx'

/** The lessons that the person has seen. */
export function useSeen() {
  const seen = useQuery(api.lessons.seen.queryOptions())
  return { ...seen, ids: new Set<LessonId>(seen.data?.lessons.map(({ id }) => id)) }
}

/** Marks a lesson as seen, or takes the mark back; what the server keeps is shown at once. */
export function useMark() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mark: { lesson: LessonId; seen: boolean }) => client.lessons.mark(mark),
    onSuccess: (seen) => queries.setQueryData(api.lessons.seen.queryKey(), seen),
    onError: (error) => notify.error(errorText(error)),
  })
}
