import type { Rhythm } from '@aurelio/contracts/page-schedules'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { hereZone, weekdayNames } from './rhythm-text.ts'

/** How a publication repeats, as it is typed: addresses are empty for the files that were chosen. */
export type Repeat = {
  readonly every: Rhythm['every']
  readonly weekday: number
  readonly day: string
  readonly time: string
  readonly zone: string
  readonly table: string
  readonly places: string
}
export const firstRepeat: Repeat = {
  every: 'day',
  weekday: 1,
  day: '1',
  time: '06:00',
  zone: hereZone(),
  table: '',
  places: '',
}

type RepeatFieldsProps = {
  repeat: Repeat
  /** The workspace's, which may be another one than the person's. */
  workspaceZone: string
  onChange: (part: Partial<Repeat>) => void
}

/** When it happens again, and where its texts come from each time. */
export function RepeatFields({ repeat, workspaceZone, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation()
  const zones = [...new Set([hereZone(), workspaceZone])]
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <Field label={t('Cada')}>
        {(control) => (
          <Select
            {...control}
            value={repeat.every}
            onChange={({ target: { value } }) =>
              onChange({ every: value === 'week' || value === 'month' ? value : 'day' })
            }
          >
            <option value="day">{t('Día')}</option>
            <option value="week">{t('Semana')}</option>
            <option value="month">{t('Mes')}</option>
          </Select>
        )}
      </Field>
      {repeat.every === 'week' && (
        <Field label={t('Día de la semana')}>
          {(control) => (
            <Select
              {...control}
              value={repeat.weekday}
              onChange={({ target }) => onChange({ weekday: Number(target.value) })}
            >
              {weekdayNames().map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {repeat.every === 'month' && (
        <Field label={t('Día del mes')} help={t('En un mes más corto, su último día.')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              required
              min={1}
              max={31}
              step={1}
              value={repeat.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('Hora')}>
        {(control) => (
          <Input
            {...control}
            type="time"
            required
            value={repeat.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        )}
      </Field>
      <Field label={t('Zona horaria')}>
        {(control) => (
          <Select
            {...control}
            value={repeat.zone}
            onChange={({ target }) => onChange({ zone: target.value })}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SourceField
        label={t('Dirección de la tabla')}
        value={repeat.table}
        onChange={(table) => onChange({ table })}
      />
      <SourceField
        label={t('Dirección de las ubicaciones')}
        value={repeat.places}
        onChange={(places) => onChange({ places })}
      />
    </div>
  )
}

type SourceFieldProps = { label: string; value: string; onChange: (value: string) => void }

function SourceField({ label, value, onChange }: SourceFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={label}
      help={t('Un CSV o TXT en https:// que se lee cada vez. Vacío: se guarda el archivo que has elegido.')}
      className="@xl:col-span-2"
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          placeholder="https://ejemplo.es/datos.csv"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** The rhythm as the server takes it. */
export function rhythmOf({ every, weekday, day, time, zone }: Repeat): Rhythm {
  if (every === 'week') return { every, weekday, time, zone }
  if (every === 'month') return { every, day: Number(day), time, zone }
  return { every, time, zone }
}
