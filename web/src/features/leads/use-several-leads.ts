import type { Lead, LeadChange } from '@aurelio/contracts/leads'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { attempt } from '../../ui/attempt.ts'
import { notify } from '../../ui/toast.tsx'

type Change = LeadChange & { id: string; baseVersion: number }
/** As many as one call takes. */
const atOnce = 100

/** What is done to several leads together; each is told in a toast, and can be taken back there. */
export function useSeveralLeads() {
  const { t } = useTranslation()
  const several = useMutation(api.leads.changeSeveral.mutationOptions())
  const removal = useMutation(api.leads.remove.mutationOptions())
  const restoration = useMutation(api.leads.restore.mutationOptions())

  async function send(items: readonly Change[]) {
    const changed = new Set<string>()
    for (const part of partsOf(items))
      for (const id of (await several.mutateAsync({ items: part })).changed) changed.add(id)
    return changed
  }

  /** Those that somebody else changed meanwhile stay as they are, and the person is told how many. */
  async function change(leads: readonly Lead[], changeOf: (lead: Lead) => LeadChange) {
    await attempt(async () => {
      const items = leads.map((lead) => ({ id: lead.id, baseVersion: lead.version, ...changeOf(lead) }))
      const changed = await send(items)
      const left = leads.length - changed.size
      const before = leads
        .filter(({ id }) => changed.has(id))
        .map((lead) => ({ id: lead.id, baseVersion: lead.version + 1, ...sameOf(lead, changeOf(lead)) }))
      if (changed.size > 0)
        notify.success(t('{{count}} leads cambiados', { count: changed.size }), {
          action: { label: t('Deshacer'), onClick: () => void attempt(() => send(before)) },
        })
      if (left > 0) notify.error(t('{{count}} leads siguen igual: alguien los ha cambiado', { count: left }))
    })
  }

  async function remove(leads: readonly Lead[]) {
    await attempt(async () => {
      const ids: string[] = []
      for (const part of partsOf(leads))
        ids.push(...(await removal.mutateAsync({ ids: part.map(({ id }) => id) })).ids)
      notify.success(t('{{count}} leads eliminados', { count: ids.length }), {
        description: t('Durante 30 días se pueden restaurar.'),
        action: {
          label: t('Deshacer'),
          onClick: () =>
            void attempt(async () => {
              for (const part of partsOf(ids)) await restoration.mutateAsync({ ids: part })
            }),
        },
      })
    })
  }

  return { change, remove, isBusy: several.isPending || removal.isPending }
}

/** What a lead had of what a change names. */
function sameOf(lead: Lead, change: LeadChange): LeadChange {
  return {
    ...(change.state !== undefined && { state: lead.state }),
    ...(change.assigneeId !== undefined && { assigneeId: lead.assignee?.id ?? null }),
    ...(change.labels !== undefined && { labels: lead.labels }),
  }
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, part) =>
    items.slice(part * atOnce, (part + 1) * atOnce),
  )
}
