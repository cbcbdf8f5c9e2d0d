import { useTranslation } from 'react-i18next'
import { Select } from './select.tsx'

type LabelFilterProps = {
  'aria-label': string
  className: string
  /** Those that the team gave; undefined until they are there. */
  labels: readonly string[] | undefined
  chosen: string | null
  onChoose: (label: string | null) => void
}

/** Nothing where the team has no labels yet, and none is asked for. One that is gone stays to be seen while it is asked for. */
export function LabelFilter({ labels = [], chosen, onChoose, ...rest }: LabelFilterProps) {
  const { t } = useTranslation()
  if (labels.length === 0 && chosen === null) return null
  return (
    <Select {...rest} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
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
