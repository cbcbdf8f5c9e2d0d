import { useTranslation } from 'react-i18next'
import { formatEntered } from '../../../platform/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { AboutFields } from './about-fields.tsx'
import { withAllDay, withStart, type DraftErrors, type EventDraft } from './event-draft.ts'
import { repeatNames, type Repeats } from './repetition.ts'

type EventFieldsProps = {
  draft: EventDraft
  errors: DraftErrors
  /** Where the clock hangs, if that is not where the person is. */
  otherZone: string | null
  onChange: (draft: EventDraft) => void
}

/** Every field of an event. */
export function EventFields({ draft, errors, otherZone, onChange }: EventFieldsProps) {
  const { t } = useTranslation()
  const isEvent = draft.about.kind === 'event'
  const type = draft.allDay ? 'date' : 'datetime-local'
  const zone = otherZone === null ? '' : t('Hora de {{zone}}', { zone: otherZone })
  const helpOf = (value: string) => [zone, formatEntered(value)].filter(Boolean).join(' · ')
  return (
    <>
      <Field label={t('Título')} error={errors.title}>
        {(control) => (
          <Input
            {...control}
            data-first-focus
            dir="auto"
            autoComplete="off"
            value={draft.title}
            onChange={({ target }) => onChange({ ...draft, title: target.value })}
          />
        )}
      </Field>
      {isEvent && (
        <Checkbox
          label={t('Todo el día')}
          checked={draft.allDay}
          onChange={({ target }) => onChange(withAllDay(draft, target.checked))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Empieza')} help={helpOf(draft.starts)} error={errors.starts}>
          {(control) => (
            <Input
              {...control}
              type={type}
              value={draft.starts}
              onChange={({ target }) => onChange(withStart(draft, target.value))}
            />
          )}
        </Field>
        <Field label={t('Termina')} help={helpOf(draft.ends)} error={errors.ends}>
          {(control) => (
            <Input
              {...control}
              type={type}
              value={draft.ends}
              onChange={({ target }) => onChange({ ...draft, ends: target.value })}
            />
          )}
        </Field>
        {isEvent && <RepetitionFields draft={draft} errors={errors} onChange={onChange} />}
      </div>
      <AboutFields draft={draft} errors={errors} onChange={onChange} />
      {isEvent && (
        <Field label={t('Lugar')} error={errors.place}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              value={draft.place}
              onChange={({ target }) => onChange({ ...draft, place: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('Notas')} error={errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            value={draft.notes}
            onChange={({ target }) => onChange({ ...draft, notes: target.value })}
          />
        )}
      </Field>
    </>
  )
}

const choices = Object.entries(repeatNames)

function RepetitionFields({ draft, errors, onChange }: Omit<EventFieldsProps, 'otherZone'>) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('Se repite')}>
        {(control) => (
          <Select
            {...control}
            value={draft.repeats}
            onChange={({ target }) => onChange({ ...draft, repeats: readRepeats(target.value), until: '' })}
          >
            {choices.map(([value, name]) => (
              <option key={value} value={value}>
                {t(name)}
              </option>
            ))}
            {draft.repeats === 'other' && (
              <option value="other">{t('Como en el calendario de origen')}</option>
            )}
          </Select>
        )}
      </Field>
      {draft.repeats !== 'never' && draft.repeats !== 'other' && (
        <Field label={t('Hasta')} help={draft.until === '' ? t('Sin fin') : undefined} error={errors.until}>
          {(control) => (
            <DateInput {...control} value={draft.until} onValue={(until) => onChange({ ...draft, until })} />
          )}
        </Field>
      )}
    </>
  )
}

function readRepeats(value: string): Repeats {
  const known: readonly Repeats[] = ['daily', 'weekly', 'monthly', 'yearly', 'other']
  return known.find((name) => name === value) ?? 'never'
}
