import type { CalendarEvent, EventFields } from '@aurelio/contracts/calendar'
import type { About } from '@aurelio/contracts/calendar-kinds'
import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { fieldErrors, isGone } from '../../../platform/api/field-errors.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { aboutDraftOf } from './about-draft.ts'
import { checked, type DraftErrors, type EventDraft } from './event-draft.ts'
import { eventProblemWords } from './event-words.ts'
import { reachesOf, shownAt, updateFor } from './series-change.ts'
import type { AskReach } from './use-reach.tsx'

type Entered = EventFields & { about: About }
/** An event, and of what repeats which time. */
export type KeptTime = { event: CalendarEvent; at: string | null }
/** What somebody has taken away: all of it, or the time that is open. */
export type Gone = 'event' | 'time'
type FormParts = {
  /** Null for a new one. */
  kept: KeptTime | null
  /** What the form begins with. */
  initial: EventDraft
  gone: Gone | null
  onSaved: (event: CalendarEvent) => void
  ask: AskReach
}

const words: ProblemWords = {
  ...eventProblemWords,
  EVENT_CHANGED:
    'Alguien ha cambiado lo mismo mientras escribías: no se ha guardado. Guarda otra vez para dejar lo tuyo, o cancela para quedarte con lo de ahora.',
}

/** The form of an event, and saving it: of one that is there only what was changed. */
export function useEventForm({ kept: asked, initial: filled, gone, onSaved, ask }: FormParts) {
  const { t } = useTranslation()
  const [{ kept, initial }, setStart] = useState({ kept: asked, initial: filled })
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial)
  const release = useDraft(isDirty ? 'unsaved' : undefined)
  const create = useMutation(api.calendar.create.mutationOptions())
  const update = useMutation(api.calendar.update.mutationOptions())
  const restoration = useMutation(api.calendar.restore.mutationOptions())
  const queryClient = useQueryClient()
  /** What the person has seen of it: their change is of that. */
  const [seen, setSeen] = useState(kept?.event ?? null)
  /** What the form was filled with. */
  const begun = kept && shownAt(kept.event, kept.at)
  const shown = seen && shownAt(seen, kept?.at ?? null)
  const zone = shown?.when.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone

  // What somebody else changes shows as long as nothing is typed here.
  if (asked && asked.event !== kept?.event && !isDirty) {
    setStart({ kept: asked, initial: filled })
    setDraft(filled)
    setSeen(asked.event)
  }

  function change(next: EventDraft) {
    setDraft(next)
    setErrors({})
    setFailure(undefined)
  }

  async function refused(error: unknown) {
    // The only thing that the server alone finds: there is no time at which it would be on.
    if (fieldErrors(error).has('when')) return setErrors({ until: t('Acaba antes de la primera vez.') })
    const isLate = error instanceof ORPCError && error.code === 'EVENT_CHANGED'
    if (!kept || !(isLate || isGone(error))) return setFailure(errorText(error, words))
    const input = { id: kept.event.id }
    // What is told of what went stands over the form.
    if (!isLate) return queryClient.invalidateQueries({ queryKey: api.calendar.get.key({ input }) })
    setFailure(errorText(error, words))
    setSeen(await queryClient.fetchQuery(api.calendar.get.queryOptions({ input, staleTime: 0 })))
  }

  /** Nothing where the person would rather not say which times they mean. */
  async function save({ about, ...entered }: Entered): Promise<CalendarEvent | undefined> {
    if (!kept || !seen || !shown) return create.mutateAsync({ ...entered, about })
    if (gone === 'time')
      return create.mutateAsync({ ...entered, about, when: { ...entered.when, recurrence: null } })
    if (gone === 'event') await restoration.mutateAsync({ id: kept.event.id })
    const { at } = kept
    const changes = changesOf(begun ?? shown, entered)
    const reaches = at === null ? [] : reachesOf(seen, at, changes)
    const reach = at === null ? 'all' : await ask({ about: 'change', reaches })
    if (!reach) return undefined
    const call = updateFor(seen, at, reach, changes)
    if (isSame(about, kept.event.about)) return update.mutateAsync(call)
    return update.mutateAsync({ ...call, about, seen: { ...call.seen, about: seen.about } })
  }

  async function submit(submitted: FormEvent) {
    submitted.preventDefault()
    const read = checked(draft, zone, shown?.when.recurrence ?? null)
    if ('errors' in read) return setErrors(read.errors)
    try {
      const saved = await save(read.event)
      if (!saved) return
      release()
      onSaved(saved)
    } catch (error) {
      await refused(error)
    }
  }

  return {
    draft,
    change,
    errors,
    failure,
    submit,
    isBusy: create.isPending || update.isPending || restoration.isPending,
    isDirty,
    zone,
  }
}

/** What it is, whatever its page is called by now. */
function isSame(one: About, other: About): boolean {
  return JSON.stringify(aboutDraftOf(one)) === JSON.stringify(aboutDraftOf(other))
}

/** Only what the person changed, so that somebody else's change of another field stays. */
function changesOf(event: EventFields, { title, notes, place, when }: EventFields): Partial<EventFields> {
  return {
    ...(title !== event.title && { title }),
    ...(notes !== event.notes && { notes }),
    ...(place !== event.place && { place }),
    ...(JSON.stringify(when) !== JSON.stringify(event.when) && { when }),
  }
}
