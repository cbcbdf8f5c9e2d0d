import type { VisitDimension } from '@aurelio/contracts/visits'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { dimensionNames, keyName } from './words.ts'

type FilterChipsProps = {
  filters: readonly { dimension: VisitDimension; key: string }[]
  onRemove: (dimension: VisitDimension, key: string) => void
}

/** What the figures are filtered by; each goes with a click. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const { t } = useTranslation()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('Filtros')} className="flex flex-wrap gap-2">
      {filters.map(({ dimension, key }) => {
        const name = `${t(dimensionNames[dimension])}: ${keyName(dimension, key, t)}`
        return (
          <li key={dimension}>
            <Button
              size="dense"
              icon={<X aria-hidden="true" className="size-4" />}
              aria-label={t('Quitar el filtro {{name}}', { name })}
              onClick={() => onRemove(dimension, key)}
            >
              {name}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
