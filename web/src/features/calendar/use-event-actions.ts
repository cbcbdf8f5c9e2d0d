import type { CalendarEvent, CalendarItem } from '@aurelio/contracts/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { addDays } from '../../platform/calendar-day.ts'
import { shortName } from '../../platform/short-name.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { notify } from '../../ui/toast.tsx'
import { titleOf } from './calendar-item.ts'
import { moved } from './event/moved.ts'
import { withMoved } from './items-cache.ts'

/** Taking things to other days and removing events; each can be taken back, and a refusal puts all as it was. */
export function useEventActions() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const update = useMutation(api.calendar.update.mutationOptions())
  const removal = useMutation(api.calendar.remove.mutationOptions())
  const restoration = useMutation(api.calendar.restore.mutationOptions())
  const updateTask = useMutation(api.tasks.update.mutationOptions())

  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      return true
    } catch (error) {
      notify.error(isGone(error) ? t('Ya no está: se ha eliminado en otro sitio.') : errorText(error))
      await queryClient.invalidateQueries({ queryKey: api.calendar.items.key() })
      return false
    }
  }

  /** How to do it and how to take it back; null for what stands where it stands. */
  function movesOf(item: CalendarItem, shift: Shift) {
    if (item.kind === 'event') {
      const { id, when } = item.event
      return {
        go: () => update.mutateAsync({ id, when: moved(when, shift) }),
        back: () => update.mutateAsync({ id, when }),
      }
    }
    if (item.kind !== 'task') return null
    const { id, starts } = item
    return {
      go: () => updateTask.mutateAsync({ id, dueOn: addDays(starts, shift.days) }),
      back: () => updateTask.mutateAsync({ id, dueOn: starts }),
    }
  }

  async function move(item: CalendarItem, shift: Shift) {
    const moves = movesOf(item, shift)
    if (!moves) return
    const queryKey = api.calendar.items.key()
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<{ items: CalendarItem[]; isCut: boolean }>(
      { queryKey },
      (shown) => shown && { ...shown, items: withMoved(shown.items, item, shift) },
    )
    if (!(await attempt(moves.go))) return
    notify.success(t('«{{name}}» tiene otra fecha', { name: shortName(titleOf(item)) }), {
      id: 'calendar-move',
      action: { label: t('Deshacer'), onClick: () => void attempt(moves.back) },
    })
  }

  async function remove({ id, title }: CalendarEvent) {
    if (!(await attempt(() => removal.mutateAsync({ id })))) return
    notify.success(t('Se ha eliminado «{{name}}»', { name: shortName(title) }), {
      id: `event-${id}`,
      action: { label: t('Deshacer'), onClick: () => void attempt(() => restoration.mutateAsync({ id })) },
    })
  }

  return { move, remove }
}
