import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { type CollectionItem, handOrder } from '@aurelio/contracts/collections'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { ItemStateText } from './item-state.tsx'
import { ItemValueText } from './values/item-value-text.tsx'
import type { Narrowing } from './item-filters.tsx'
import { OrderButtons } from './order-buttons.tsx'
import type { Order } from './use-order.ts'

export type ItemTableProps = {
  fields: readonly CollectionField[]
  rows: readonly CollectionItem[]
  isBusy: boolean
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
  onOpen: (item: CollectionItem) => void
  /** Moves them by hand; null where they stand in another order. */
  order: Order | null
}

/** Items with what they say in each field; the head sorts. It scrolls sideways by itself. */
export function ItemTable({ fields, rows, isBusy, narrowing, onNarrow, onOpen, order }: ItemTableProps) {
  const { t } = useTranslation()
  const [first, ...others] = fields
  return (
    <div
      role="region"
      aria-label={t('Elementos')}
      tabIndex={0}
      className={cn('overflow-x-auto rounded-lg border bg-surface', isBusy && 'opacity-60')}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b text-left">
            {fields.map((field) =>
              canSort(field) ? (
                <SortingHead key={field.key} field={field} narrowing={narrowing} onNarrow={onNarrow} />
              ) : (
                <th
                  key={field.key}
                  scope="col"
                  dir="auto"
                  className="px-3 py-2 font-medium whitespace-nowrap"
                >
                  {field.name}
                </th>
              ),
            )}
            <th scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
              {t('Estado')}
            </th>
            <th scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
              {t('Último cambio')}
            </th>
            <SortingHead
              field={{ key: handOrder, name: t('Orden propio') }}
              narrowing={narrowing}
              onNarrow={onNarrow}
            />
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((item, at) => (
            <tr key={item.id} className="hover:bg-background">
              <th scope="row" className="max-w-64 px-3 py-2 text-left font-medium">
                <button
                  type="button"
                  dir="auto"
                  className="min-h-6 text-left break-words text-accent-text hover:underline coarse:min-h-11"
                  onClick={() => onOpen(item)}
                >
                  {first && item.title !== '' ? item.title : t('Sin nombre')}
                </button>
              </th>
              {others.map((field) => (
                <td key={field.key} dir="auto" className="max-w-64 truncate px-3 py-2">
                  <ItemValueText field={field} item={item} />
                </td>
              ))}
              <td className="px-3 py-2">
                <ItemStateText item={item} />
              </td>
              <td className="px-3 py-2 whitespace-nowrap text-muted">{formatDateTime(item.updatedAt)}</td>
              <td className="px-3 py-2">{order && <OrderButtons order={order} item={item} at={at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether items stand in order by a field. */
export function canSort({ kind }: CollectionField): boolean {
  return kindOf(kind).isSorted === true
}

type SortingHeadProps = {
  field: Pick<CollectionField, 'key' | 'name'>
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
}

function SortingHead({ field: { key, name }, narrowing, onNarrow }: SortingHeadProps) {
  const isSorted = narrowing.sort === key
  const isRising = narrowing.direction !== 'down'
  const Arrow = isRising ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}
      className="px-3 py-2 font-medium whitespace-nowrap"
    >
      <button
        type="button"
        dir="auto"
        className="inline-flex min-h-6 items-center gap-1 hover:underline coarse:min-h-11"
        onClick={() => onNarrow({ ...narrowing, sort: key, direction: isSorted && isRising ? 'down' : 'up' })}
      >
        {name}
        {isSorted && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  )
}
