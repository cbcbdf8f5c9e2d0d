import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValue } from '@aurelio/contracts/collection-values'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'

type ItemValueTextProps = { field: CollectionField; value: ItemValue | undefined }

/** What an item says in a field, as a list shows it. */
export function ItemValueText({ field: { kind }, value }: ItemValueTextProps) {
  const { t } = useTranslation()
  if (value === null || value === undefined || value === '') return null
  if (kind === 'image')
    return <img src={String(value)} alt="" loading="lazy" className="size-10 rounded-md object-cover" />
  if (kind === 'boolean') return <>{value === true ? t('Sí') : t('No')}</>
  if (kind === 'number' && typeof value === 'number') return <>{formatNumber(value)}</>
  if (kind === 'date') return <>{formatCalendarDay(String(value))}</>
  return <>{String(value)}</>
}
