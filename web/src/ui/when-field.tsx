import { useTranslation } from 'react-i18next'
import { formatEntered } from '../platform/format.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

/** Null: now. Else as the browser's own field writes it: `2026-11-20T09:30`, in the person's time zone. */
export type When = string | null

const hourMs = 60 * 60 * 1000

/** Now, or at a moment of the person's own time zone. */
export function WhenField({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const { t } = useTranslation()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={t('Cuándo')} className="min-w-40 flex-1">
        {(control) => (
          <Select
            {...control}
            value={when === null ? 'now' : 'later'}
            onChange={(event) => onChange(event.target.value === 'now' ? null : inAnHour())}
          >
            <option value="now">{t('Ahora')}</option>
            <option value="later">{t('Programar')}</option>
          </Select>
        )}
      </Field>
      {when !== null && (
        <Field
          label={t('Fecha y hora')}
          help={[t('Hora de {{zone}}', { zone }), formatEntered(when)].filter(Boolean).join(' · ')}
          className="min-w-40 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              required
              value={when}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function inAnHour(): string {
  const later = new Date(Date.now() + hourMs)
  const local = new Date(later.getTime() - later.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
