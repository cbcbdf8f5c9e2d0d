import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Select } from '../../ui/select.tsx'

type LabelFilterProps = { chosen: string | null; onChoose: (label: string | null) => void }

/** Nothing where the team has no labels yet, and none is asked for. */
export function LabelFilter({ chosen, onChoose }: LabelFilterProps) {
  const { t } = useTranslation()
  const labels = useQuery(api.leads.labels.queryOptions()).data?.labels ?? []
  if (labels.length === 0 && chosen === null) return null
  return (
    <Select
      aria-label={t('Etiqueta')}
      className="w-full @xl:w-44"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{t('Todas las etiquetas')}</option>
      {chosen !== null && !labels.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {labels.map((label) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </Select>
  )
}
