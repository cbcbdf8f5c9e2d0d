import { type LocalTime, localTimeSchema } from '@aurelio/contracts/letter-times'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEntered } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { ZonesPreview } from './zones-preview.tsx'

export type Schedule = { perHour: number } & ({ sendAt: string } | { localTime: LocalTime })
type ScheduleDialogProps = {
  id: string
  busy: boolean
  onSchedule: (schedule: Schedule) => void
  onClose: () => void
}

/** Asks for the moment at which a letter goes out: one for all, in the zone of who asks, or an hour of each reader's own clock. */
export function ScheduleDialog({ id, busy, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [when, setWhen] = useState(tomorrowAtNine)
  const [isLocal, setLocal] = useState(false)
  const [past, setPast] = useState<LocalTime['past']>('next-day')
  const [perHour, setPerHour] = useState(0)
  const [error, setError] = useState<string>()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  function submit(event: FormEvent) {
    event.preventDefault()
    const moment = new Date(when)
    if (Number.isNaN(moment.getTime())) setError(t('Elige un día y una hora.'))
    else if (isLocal) onSchedule({ localTime: { at: when, past }, perHour })
    else if (moment.getTime() <= Date.now()) setError(t('Ese momento ya ha pasado.'))
    else onSchedule({ sendAt: moment.toISOString(), perHour })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Programar')}
      className="max-w-lg"
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
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto p-0.5"
      >
        <ChoiceBar
          label={t('Por qué reloj sale')}
          className="self-start"
          chosen={isLocal ? 'local' : 'one'}
          onChoose={(clock) => setLocal(clock === 'local')}
          choices={[
            { value: 'one', text: t('A la vez') },
            { value: 'local', text: t('A la hora de cada persona') },
          ]}
        />
        <Field
          label={t('Fecha y hora')}
          help={[
            isLocal ? t('Hora de donde vive cada persona') : t('Hora de {{zone}}', { zone }),
            formatEntered(when),
          ]
            .filter(Boolean)
            .join(' · ')}
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
        {isLocal && isMoment(when) && (
          <ZonesPreview id={id} localTime={{ at: when, past }} onPast={setPast} />
        )}
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

/** Whether a field for a day and an hour holds both. */
function isMoment(entered: string): boolean {
  return localTimeSchema.shape.at.safeParse(entered).success
}

function tomorrowAtNine(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(9, 0, 0, 0)
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
