import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEntered } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'

type ScheduleDialogProps = {
  busy: boolean
  onSchedule: (sendAt: string, perHour: number) => void
  onClose: () => void
}

/** Asks for the moment at which a letter goes out, in the person's own time zone. */
export function ScheduleDialog({ busy, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [when, setWhen] = useState(tomorrowAtNine)
  const [perHour, setPerHour] = useState(0)
  const [error, setError] = useState<string>()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  function submit(event: FormEvent) {
    event.preventDefault()
    const moment = new Date(when)
    if (Number.isNaN(moment.getTime())) setError(t('Elige un día y una hora.'))
    else if (moment.getTime() <= Date.now()) setError(t('Ese momento ya ha pasado.'))
    else onSchedule(moment.toISOString(), perHour)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Programar')}
      description={t('Sale solo en ese momento, aunque cierres el navegador.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('Programar')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('Fecha y hora')}
          help={[t('Hora de {{zone}}', { zone }), formatEntered(when)].filter(Boolean).join(' · ')}
          error={error}
          tellsError
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={when}
              onChange={({ target }) => {
                setWhen(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <Field
          label={t('Por partes: como mucho, cada hora')}
          help={t('Con 0 sale todo seguido. Así tu web y tu equipo atienden a quien responde.')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={1_000_000}
              value={perHour}
              onChange={({ target }) =>
                setPerHour(Math.min(1_000_000, Math.max(0, Math.round(Number(target.value)))))
              }
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function tomorrowAtNine(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(9, 0, 0, 0)
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
