import { recordWords } from '@aurelio/contracts/record-words'
import { type AuditFilter, recordedKinds } from '@aurelio/contracts/audit'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { isDay } from '../../platform/read-day.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type AuditFiltersProps = { filter: AuditFilter; onChange: (filter: AuditFilter) => void }

/** What of the record is shown: of one person, of one kind, of some days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const people = useQuery(api.people.list.queryOptions())
  const days = [
    ['from', t('Desde')],
    ['until', t('Hasta')],
  ] as const
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={t('Mostrar')} className="min-w-60 flex-1">
        {(control) => (
          <Select
            {...control}
            value={filter.kind ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, kind: recordedKinds.find((one) => one === target.value) })
            }
          >
            <option value="">{t('Todo')}</option>
            {recordedKinds.map((one) => (
              <option key={one} value={one}>
                {t(recordWords[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Persona')} className="min-w-48 flex-1">
        {(control) => (
          <Select
            {...control}
            value={filter.person ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, person: target.value === '' ? undefined : target.value })
            }
          >
            <option value="">{t('Cualquiera')}</option>
            {people.data?.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {days.map(([side, label]) => (
        <Field key={side} label={label} className="min-w-36 flex-1">
          {(control) => (
            <DateInput
              {...control}
              value={filter[side] ?? ''}
              onValue={(day) => onChange({ ...filter, [side]: isDay(day) ? day : undefined })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
