import type { CalendarEvent } from '@aurelio/contracts/calendar'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { KindChoice } from './about-fields.tsx'
import type { EventDraft } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import { EventFigures } from './event-figures.tsx'
import { type KeptTime, useEventForm } from './use-event-form.ts'
import type { AskReach } from './use-reach.tsx'

export type EventEditorProps = {
  /** Null for a new one. */
  kept: KeptTime | null
  /** What the form begins with. */
  initial: EventDraft
  onClose: () => void
  onSaved: (event: CalendarEvent) => void
  onRemove: (event: CalendarEvent, at: string | null) => void
  /** Which times of what repeats a change is of. */
  ask: AskReach
}

/** The form of the dialog. */
export function EventEditor({
  kept: asked,
  initial: begun,
  onClose,
  onSaved,
  onRemove,
  ask,
}: EventEditorProps) {
  const { t } = useTranslation()
  // Filled once: an event that is loaded again does not touch what is being typed.
  const [{ kept, initial }] = useState({ kept: asked, initial: begun })
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { draft, errors, failure, isBusy, isDirty, zone, change, release, submit } = useEventForm({
    kept,
    initial,
    onSaved,
    ask,
  })
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone

  // The dialog stands before its event has come, and so could not give it the focus.
  useEffect(() => form?.querySelector('input')?.focus(), [form])

  return (
    <form
      ref={setForm}
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      className="flex min-h-0 flex-col gap-4"
    >
      {kept?.at && (
        <p className="text-dense text-muted">{t('Se repite: al guardar eliges a qué fechas afecta.')}</p>
      )}
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        <KindChoice draft={draft} onChange={change} />
        {kept && <EventFigures event={kept.event} />}
        <EventFields
          draft={draft}
          errors={errors}
          otherZone={zone === here ? null : zone}
          onChange={change}
        />
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {kept && (
          <Button
            variant="ghost"
            className="mr-auto text-danger"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => {
              release()
              onRemove(kept.event, kept.at)
            }}
          >
            {t('Eliminar')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Cancelar')}</Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={kept !== null && !isDirty}>
          {kept ? t('Guardar') : t('Crear')}
        </Button>
      </div>
    </form>
  )
}
