import type { CalendarEvent } from '@aurelio/contracts/calendar'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { leaveWith } from '../../../ui/drafts.ts'
import { KindChoice } from './about-fields.tsx'
import type { EventDraft } from './event-draft.ts'
import { EventFields } from './event-fields.tsx'
import { EventFigures } from './event-figures.tsx'
import { type Gone, type KeptTime, useEventForm } from './use-event-form.ts'
import type { AskReach } from './use-reach.tsx'

export type EventEditorProps = {
  /** Null for a new one. */
  kept: KeptTime | null
  /** What the form begins with. */
  initial: EventDraft
  /** What of it somebody has taken away meanwhile. */
  gone: Gone | null
  onClose: () => void
  onSaved: (event: CalendarEvent) => void
  onRemove: (event: CalendarEvent, at: string | null) => void
  /** Which times of what repeats a change is of. */
  ask: AskReach
}

/** Spanish texts, translated where they are shown. */
const goneTexts: Record<Gone, string> = {
  event: 'Este evento se ha eliminado en otro sitio. Lo que has escrito sigue aquí.',
  time: 'Alguien ha quitado esta fecha del evento que se repite. Lo que has escrito sigue aquí: puedes guardarlo como un evento aparte.',
}
const goneButtons: Record<Gone, string> = {
  event: 'Recuperar y guardar',
  time: 'Guardar aparte',
}

/** The form of the dialog. */
export function EventEditor({ kept, initial, gone, onClose, onSaved, onRemove, ask }: EventEditorProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { draft, errors, failure, isBusy, isDirty, zone, change, submit } = useEventForm({
    kept,
    initial,
    gone,
    onSaved,
    ask,
  })
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone

  // The dialog stands before its event has come, and so could not give it the focus; a new one it gives it by itself.
  const isKept = kept !== null
  useEffect(() => {
    if (isKept) form?.querySelector('input')?.focus()
  }, [form, isKept])

  return (
    <form
      ref={setForm}
      noValidate
      onSubmit={(submitted) => void submit(submitted)}
      className="flex min-h-0 flex-col gap-4"
    >
      {gone && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {t(goneTexts[gone])}
        </p>
      )}
      {!gone && kept?.at && (
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
        {kept && !gone && (
          <Button
            variant="ghost"
            className="mr-auto text-danger"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => void leaveWith(() => onRemove(kept.event, kept.at))}
          >
            {t('Eliminar')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Cancelar')}</Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={kept !== null && !gone && !isDirty}>
          {gone ? t(goneButtons[gone]) : kept ? t('Guardar') : t('Crear')}
        </Button>
      </div>
    </form>
  )
}
