import type { CalendarEvent, NewEvent } from '@aurelio/contracts/calendar'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { fieldErrors, isGone } from '../../../platform/api/field-errors.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { checked, type DraftErrors, type EventDraft } from './event-draft.ts'

type FormParts = {
  /** Null for a new one. */
  event: CalendarEvent | null
  /** What the form begins with. */
  initial: EventDraft
  onSaved: (event: CalendarEvent) => void
}

/** The form of an event, and saving it: of one that is there only what was changed. */
export function useEventForm({ event, initial, onSaved }: FormParts) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial)
  const release = useDraft(isDirty ? 'unsaved' : undefined)
  const create = useMutation(api.calendar.create.mutationOptions())
  const update = useMutation(api.calendar.update.mutationOptions())
  const zone = event?.when.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone

  function change(next: EventDraft) {
    setDraft(next)
    setErrors({})
    setFailure(undefined)
  }

  function refused(error: unknown) {
    // The only thing that the server alone finds: there is no time at which it would be on.
    if (fieldErrors(error).has('when')) return setErrors({ until: t('Acaba antes de la primera vez.') })
    setFailure(isGone(error) ? t('Este evento ya no está: se ha eliminado en otro sitio.') : errorText(error))
  }

  async function submit(submitted: FormEvent) {
    submitted.preventDefault()
    const read = checked(draft, zone, event?.when.recurrence ?? null)
    if ('errors' in read) return setErrors(read.errors)
    try {
      const saved = event
        ? await update.mutateAsync({ id: event.id, ...changesOf(event, read.event) })
        : await create.mutateAsync(read.event)
      release()
      onSaved(saved)
    } catch (error) {
      refused(error)
    }
  }

  return {
    draft,
    change,
    errors,
    failure,
    submit,
    isBusy: create.isPending || update.isPending,
    isDirty,
    zone,
    /** Lets the dialog close without asking about what was typed. */
    release,
  }
}

/** Only what the person changed, so that somebody else's change of another field stays. */
function changesOf(event: CalendarEvent, { title, notes, place, when }: NewEvent) {
  return {
    ...(title !== event.title && { title }),
    ...(notes !== event.notes && { notes }),
    ...(place !== event.place && { place }),
    ...(JSON.stringify(when) !== JSON.stringify(event.when) && { when }),
  }
}
