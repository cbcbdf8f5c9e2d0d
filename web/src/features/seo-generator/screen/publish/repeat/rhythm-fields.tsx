import type { Rhythm } from '@aurelio/contracts/page-schedules'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { hereZone, weekdayNames } from './rhythm-text.ts'

/** When something repeats, as it is typed. */
export type TypedRhythm = {
  readonly every: Rhythm['every']
  readonly weekday: number
  readonly day: string
  readonly time: string
  readonly minute: string
  readonly zone: string
}
export const firstRhythm: TypedRhythm = {
  every: 'day',
  weekday: 1,
  day: '1',
  time: '06:00',
  minute: '0',
  zone: hereZone(),
}

type RhythmFieldsProps = {
  rhythm: TypedRhythm
  /** The workspace's, which may be another one than the person's. */
  workspaceZone: string
  onChange: (part: Partial<TypedRhythm>) => void
}

/** When it happens again: each hour, day, week or month, at a time by the clock of a place. */
export function RhythmFields({ rhythm, workspaceZone, onChange }: RhythmFieldsProps) {
  const { t } = useTranslation()
  const zones = [...new Set([hereZone(), workspaceZone, rhythm.zone])]
  const names = { hour: t('Hora'), day: t('Día'), week: t('Semana'), month: t('Mes') }
  return (
    <>
      <Field label={t('Cada')}>
        {(control) => (
          <Select
            {...control}
            value={rhythm.every}
            onChange={({ target }) => onChange({ every: everyOf(target.value) })}
          >
            {Object.entries(names).map(([every, name]) => (
              <option key={every} value={every}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {rhythm.every === 'week' && (
        <Field label={t('Día de la semana')}>
          {(control) => (
            <Select
              {...control}
              value={rhythm.weekday}
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
      {rhythm.every === 'month' && (
        <NumberField
          label={t('Día del mes')}
          help={t('En un mes más corto, su último día.')}
          range={[1, 31]}
          value={rhythm.day}
          onChange={(day) => onChange({ day })}
        />
      )}
      {rhythm.every === 'hour' ? (
        <NumberField
          label={t('Minuto de cada hora')}
          range={[0, 59]}
          value={rhythm.minute}
          onChange={(minute) => onChange({ minute })}
        />
      ) : (
        <Field label={t('Hora')}>
          {(control) => (
            <Input
              {...control}
              type="time"
              required
              value={rhythm.time}
              onChange={({ target }) => onChange({ time: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('Zona horaria')}>
        {(control) => (
          <Select
            {...control}
            value={rhythm.zone}
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
    </>
  )
}

type NumberFieldProps = {
  label: string
  help?: string
  range: readonly [number, number]
  value: string
  onChange: (value: string) => void
}

function NumberField({ label, help, range: [min, max], value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} {...(help !== undefined && { help })}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function everyOf(value: string): Rhythm['every'] {
  return value === 'hour' || value === 'week' || value === 'month' ? value : 'day'
}

/** The rhythm as the server takes it. */
export function rhythmOf({ every, weekday, day, time, minute, zone }: TypedRhythm): Rhythm {
  if (every === 'hour') return { every, time: `00:${minute.padStart(2, '0')}`, zone }
  if (every === 'week') return { every, weekday, time, zone }
  if (every === 'month') return { every, day: Number(day), time, zone }
  return { every, time, zone }
}

/** A rhythm as it would have been typed. */
export function typedRhythm(rhythm: Rhythm): TypedRhythm {
  const { every, time, zone } = rhythm
  return {
    ...firstRhythm,
    every,
    zone,
    ...(every === 'hour' ? { minute: String(Number(time.slice(3))) } : { time }),
    ...(rhythm.every === 'week' && { weekday: rhythm.weekday }),
    ...(rhythm.every === 'month' && { day: String(rhythm.day) }),
  }
}
