import type { CalendarEvent, CalendarItem } from '@aurelio/contracts/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { shortName } from '../../platform/short-name.ts'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { notify } from '../../ui/toast.tsx'
import { fieldsOf, titleOf } from './calendar-item.ts'
import { eventProblemWords } from './event/event-words.ts'
import { moved } from './event/moved.ts'
import { isPlain } from './event/repetition.ts'
import { type Reach, reachesOf, takeBack, updateFor } from './event/series-change.ts'
import type { AskReach } from './event/use-reach.tsx'
import { withMoved } from './items-cache.ts'
import { dueOf, movedDue } from './task-due.ts'

type EventItem = Extract<CalendarItem, { kind: 'event' }>
/** A change that is made, and how it is taken back. */
type Moves = { go: () => Promise<() => Promise<unknown>>; reach: Reach }

/** Taking things to other days and removing events; each can be taken back, and a refusal puts all as it was. */
export function useEventActions(ask: AskReach) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const underWay = useRef(Promise.resolve())
  const update = useMutation(api.calendar.update.mutationOptions())
  const omission = useMutation(api.calendar.omit.mutationOptions())
  const removal = useMutation(api.calendar.remove.mutationOptions())
  const restoration = useMutation(api.calendar.restore.mutationOptions())
  const updateTask = useMutation(api.tasks.update.mutationOptions())

  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call()
    } catch (error) {
      notify.error(
        isGone(error) ? t('Ya no está: se ha eliminado en otro sitio.') : errorText(error, eventProblemWords),
      )
      await queryClient.invalidateQueries({ queryKey: api.calendar.items.key() })
      return undefined
    }
  }

  /** What came of the change of an event, put back as it was. */
  async function undo(before: CalendarEvent, after: CalendarEvent, at: string | null, reach: Reach) {
    if (after.id === before.id) return update.mutateAsync(takeBack(before, after, at, reach))
    const { id, when, exceptions } = before
    await removal.mutateAsync({ id: after.id })
    return update.mutateAsync({ id, when, exceptions })
  }

  async function moveEvent(item: EventItem, shift: Shift): Promise<Moves | null> {
    const { event, at } = item
    const when = moved(fieldsOf(item).when, shift)
    const all = reachesOf(event, at ?? '')
    // A rule that names days would stay on them.
    const reaches = isPlain(event.when.recurrence) ? all : all.slice(0, 1)
    const reach = at === null ? 'all' : await ask({ about: 'move', reaches })
    if (!reach) return null
    return {
      reach,
      go: async () => {
        const after = await update.mutateAsync(updateFor(event, at, reach, { when }))
        return () => undo(event, after, at, reach)
      },
    }
  }

  /** How to do it and how to take it back; null for what stays where it stands. */
  async function movesOf(item: CalendarItem, shift: Shift): Promise<Moves | null> {
    if (item.kind === 'event') return moveEvent(item, shift)
    if (item.kind !== 'task') return null
    const { id } = item
    const before = dueOf(item)
    const after = movedDue(before, shift)
    return {
      reach: 'all',
      go: async () => {
        await updateTask.mutateAsync({ id, ...after, seen: before })
        return () => updateTask.mutateAsync({ id, ...before, seen: after })
      },
    }
  }

  async function moveNow(item: CalendarItem, shift: Shift) {
    const moves = await movesOf(item, shift)
    if (!moves) return
    const queryKey = api.calendar.items.key()
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueriesData({ queryKey })
    queryClient.setQueriesData<{ items: CalendarItem[]; isCut: boolean }>(
      { queryKey },
      (shown) => shown && { ...shown, items: withMoved(shown.items, item, shift, moves.reach) },
    )
    const back = await attempt(async () => {
      try {
        return await moves.go()
      } catch (error) {
        for (const [key, shown] of before) queryClient.setQueryData(key, shown)
        throw error
      }
    })
    if (!back) return
    await queryClient.invalidateQueries({ queryKey })
    notify.success(t('«{{name}}» tiene otra fecha', { name: shortName(titleOf(item)) }), {
      id: 'calendar-move',
      action: { label: t('Deshacer'), onClick: () => void attempt(back) },
    })
  }

  /** One after the other, for what is found then: each is of what the one before has made of it. */
  function move(find: () => CalendarItem | undefined, shift: Shift): Promise<void> {
    const before = underWay.current
    async function next() {
      await before
      const item = find()
      if (item) await moveNow(item, shift)
    }
    underWay.current = next()
    return underWay.current
  }

  /** `reach`: which of its times go, of what repeats. */
  async function take(event: CalendarEvent, at: string | null, reach: Reach) {
    const { id } = event
    if (at === null || reach === 'all') {
      await removal.mutateAsync({ id })
      return () => restoration.mutateAsync({ id })
    }
    const after = await omission.mutateAsync({ id, at, reach })
    return () => undo(event, after, at, reach)
  }

  async function remove(event: CalendarEvent, at: string | null) {
    const reaches = reachesOf(event, at ?? '')
    const reach = at === null ? 'all' : await ask({ about: 'removal', reaches })
    if (!reach) return
    const back = await attempt(() => take(event, at, reach))
    if (!back) return
    notify.success(t('Se ha eliminado «{{name}}»', { name: shortName(event.title) }), {
      id: `event-${event.id}`,
      action: { label: t('Deshacer'), onClick: () => void attempt(back) },
    })
  }

  return { move, remove }
}
