import type { HoursEntry } from '@aurelio/contracts/project-hours'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatMinutes } from '../../../platform/duration.ts'
import { useToday } from '../../../platform/use-today.ts'
import { attempt } from '../../../ui/attempt.ts'
import { notify } from '../../../ui/toast.tsx'

/** What a project takes, and noting more of it. Each tells whether it went well. */
export function useHours(projectId: string) {
  const { t } = useTranslation()
  const day = useToday()
  const hours = useQuery(api.projectHours.list.queryOptions({ input: { id: projectId } }))
  const adding = useMutation(api.projectHours.add.mutationOptions())
  const removing = useMutation(api.projectHours.remove.mutationOptions())
  const starting = useMutation(api.projectHours.start.mutationOptions())
  const stopping = useMutation(api.projectHours.stop.mutationOptions())

  const add = (noted: Pick<HoursEntry, 'day' | 'minutes' | 'note'>) =>
    attempt(() => adding.mutateAsync({ ...noted, id: projectId }))

  return {
    hours,
    isBusy: starting.isPending || stopping.isPending,
    isAdding: adding.isPending,
    add: (minutes: number, note: string) => add({ day, minutes, note }),
    start: () => attempt(() => starting.mutateAsync({ id: projectId, day })),
    stop: () => attempt(() => stopping.mutateAsync({ id: projectId })),
    async remove(this: void, { id, ...noted }: HoursEntry) {
      if (!(await attempt(() => removing.mutateAsync({ id })))) return
      notify.success(t('Se ha quitado: {{time}}', { time: formatMinutes(noted.minutes) }), {
        id: `hours-${id}`,
        action: { label: t('Deshacer'), onClick: () => void add(noted) },
      })
    },
  }
}
