import type { Share } from '@aurelio/contracts/clients'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { useDraft } from '../../ui/drafts.ts'

/** What can be shared with clients. */
export type Shareable = { kind: 'project' | 'site' | 'page'; id: string }

const calls = {
  project: { read: api.clients.share, write: api.clients.setShare },
  site: { read: api.clients.siteShare, write: api.clients.setSiteShare },
  page: { read: api.clients.pageShare, write: api.clients.setPageShare },
}

export type Shared = { clients: string[]; level: Share['level']; leads: boolean }

/** With whom a thing is shared. A change shows at once; where the server refuses it, what stands is shown again. */
export function useShare({ kind, id }: Shareable) {
  const { read, write } = calls[kind]
  const queryClient = useQueryClient()
  const question = useQuery(read.queryOptions({ input: { id } }))
  // In the component's own state: a checkbox that waits for the cache would jump back for a moment.
  const [chosen, setChosen] = useState<Share>()
  const share = chosen ?? question.data
  const change = useMutation(
    // One after the other: the last choice is the one that stands.
    write.mutationOptions({ scope: { id: `share ${id}` } }),
  )

  useDraft(change.isPending ? 'saving' : undefined)

  async function readAgain() {
    await queryClient.invalidateQueries({ queryKey: read.key() })
    setChosen(undefined)
  }

  function set(wanted: Partial<Shared>) {
    if (!share) return
    const clients = wanted.clients ?? share.clients.filter(({ shared }) => shared).map((client) => client.id)
    const next = { clients, level: wanted.level ?? share.level, leads: wanted.leads ?? share.leads }
    setChosen({
      ...next,
      clients: share.clients.map((client) => ({ ...client, shared: clients.includes(client.id) })),
    })
    change.mutate(
      { id, ...next },
      {
        // Of several, only the last one comes here.
        onSettled: () => void readAgain(),
      },
    )
  }

  return { share, set, isSaving: change.isPending, failure: change.error ?? question.error ?? undefined }
}
