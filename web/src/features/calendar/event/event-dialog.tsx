import type { CalendarEvent } from '@aurelio/contracts/calendar'
import type { CalendarEventKind } from '@aurelio/contracts/calendar-kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { leaveWith } from '../../../ui/drafts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { kindNames } from '../kind-names.ts'
import { draftOf, newDraft } from './event-draft.ts'
import { shownAt } from './series-change.ts'
import { EventEditor, type EventEditorProps } from './event-editor.tsx'
import type { KeptTime } from './use-event-form.ts'

/** What the dialog is about: an event that is there, at one of its times where it repeats, or a new one on a day. */
export type Opened = { id: string; at: string | null; kind: CalendarEventKind } | { newOn: CalendarDay }

type Actions = Pick<EventEditorProps, 'onClose' | 'onRemove' | 'ask'> & {
  onSaved: (event: CalendarEvent, wasNew: boolean) => void
}

/** An event to write down, read, change or remove. Leaving it with something typed asks first. */
export function EventDialog({ opened, onSaved, ...actions }: Actions & { opened: Opened }) {
  const { t } = useTranslation()
  const isNew = 'newOn' in opened
  const onClose = () => void leaveWith(actions.onClose)
  const edit = { ...actions, onClose, onSaved: (event: CalendarEvent) => onSaved(event, isNew) }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? t('Nuevo evento') : t(kindNames[opened.kind])}
      className="max-w-140"
    >
      {isNew ? (
        <EventEditor kept={null} gone={null} initial={newDraft(opened.newOn)} {...edit} />
      ) : (
        <KeptEvent id={opened.id} at={opened.at} {...edit} />
      )}
    </Dialog>
  )
}

/** Asked for at each opening: what a colleague changed since is in the form. What goes meanwhile leaves the form as it was. */
function KeptEvent({
  id,
  at,
  ...edit
}: { id: string; at: string | null } & Pick<EventEditorProps, 'onClose' | 'onRemove' | 'onSaved' | 'ask'>) {
  const { t } = useTranslation()
  const { data, error, isFetchedAfterMount } = useQuery(
    api.calendar.get.queryOptions({ input: { id }, staleTime: 0 }),
  )
  const [last, setLast] = useState<Pick<EventEditorProps, 'initial'> & { kept: KeptTime }>()
  const shown = data && isFetchedAfterMount ? shownAt(data, at) : undefined
  if (data && shown && last?.kept.event !== data)
    setLast({ kept: { event: data, at }, initial: draftOf(shown, data.about) })
  const gone = isGone(error) ? 'event' : shown === null ? 'time' : null
  if (last) return <EventEditor {...last} gone={gone} {...edit} />
  if (error || shown === null)
    return (
      <p role="alert" className="text-danger">
        {shown === null || isGone(error)
          ? t('Este evento ya no está: se ha eliminado en otro sitio.')
          : errorText(error)}
      </p>
    )
  return <Skeleton className="h-100" />
}
