import type { ProjectShare } from '@aurelio/contracts/clients'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'

export type Shared = { clients: string[]; level: ProjectShare['level']; leads: boolean }

/** With whom a project is shared. A change shows at once; where the server refuses it, what stands is shown again. */
export function useShare(id: string) {
  const queryClient = useQueryClient()
  const queryKey = api.clients.share.queryKey({ input: { id } })
  const question = useQuery(api.clients.share.queryOptions({ input: { id } }))
  const change = useMutation(
    api.clients.setShare.mutationOptions({
      // One after the other: the last choice is the one that stands.
      scope: { id: `share ${id}` },
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    }),
  )

  function set(wanted: Partial<Shared>) {
    const known = queryClient.getQueryData(queryKey)
    if (!known) return
    const clients = wanted.clients ?? known.clients.filter(({ shared }) => shared).map((client) => client.id)
    const next = { clients, level: wanted.level ?? known.level, leads: wanted.leads ?? known.leads }
    queryClient.setQueryData(queryKey, {
      ...next,
      clients: known.clients.map((client) => ({ ...client, shared: clients.includes(client.id) })),
    })
    change.mutate({ id, ...next })
  }

  return { share: question.data, set, failure: change.error ?? question.error ?? undefined }
}
