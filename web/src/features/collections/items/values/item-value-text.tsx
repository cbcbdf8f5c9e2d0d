import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { pictureListSchema } from '@aurelio/contracts/collection-kinds/kind'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, valueText } from '@aurelio/contracts/collection-values'
import type { CollectionItem } from '@aurelio/contracts/collections'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber } from '../../../../platform/format.ts'

type ItemValueTextProps = { field: CollectionField; item: Pick<CollectionItem, 'values' | 'pointsTo'> }

/** Letters of a text that a list shows. */
const longest = 200

/** What an item says in a field, as a list shows it. */
export function ItemValueText({ field, item }: ItemValueTextProps) {
  const { t } = useTranslation()
  const { key, kind } = field
  const value = item.values[key]
  if (value === null || value === undefined || value === '') return null
  if (kind === 'image') return <Thumbnail src={valueText(field, value)} />
  if (kind === 'gallery') {
    const pictures = pictureListSchema.safeParse(value).data ?? []
    return (
      <span className="flex items-center gap-2">
        {pictures[0] && <Thumbnail src={pictures[0].src} />}
        {t('{{count}} imágenes', { count: pictures.length })}
      </span>
    )
  }
  if (kind === 'color')
    return (
      <span className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-5 rounded-sm border"
          style={{ backgroundColor: valueText(field, value) }}
        />
        {valueText(field, value)}
      </span>
    )
  if (kind === 'boolean') return <>{value === true ? t('Sí') : t('No')}</>
  if (kind === 'number' && typeof value === 'number') return <>{formatNumber(value)}</>
  if (kind === 'date') return <>{formatCalendarDay(valueText(field, value))}</>
  if (kindOf(kind).isReference)
    return (
      <>
        {entriesOf(value)
          .map((id) => item.pointsTo[id] ?? t('Un elemento que ya no está'))
          .join(', ')}
      </>
    )
  return <>{valueText(field, value).slice(0, longest)}</>
}

function Thumbnail({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" className="size-10 rounded-md object-cover" />
}
