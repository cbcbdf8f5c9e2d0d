import { handOrder } from '@aurelio/contracts/collections'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'
import { cn } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { ItemStateText } from './item-state.tsx'
import { canSort, type ItemTableProps } from './item-table.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { ItemValueText } from './values/item-value-text.tsx'

/** Fields that a card shows beside the name: the others stand in the item itself. */
const most = 3

/** Items on a phone: one below the other, with the first of what they say. */
export function ItemCards({ fields, rows, isBusy, narrowing, onNarrow, onOpen, order }: ItemTableProps) {
  const { t } = useTranslation()
  const { sort: _, direction: __, ...unsorted } = narrowing
  const isRising = narrowing.direction !== 'down'
  const Arrow = isRising ? ArrowUp : ArrowDown
  const others = fields.slice(1, most + 1)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <Select
          aria-label={t('Ordenar por')}
          className="flex-1"
          value={narrowing.sort ?? ''}
          onChange={({ target }) =>
            onNarrow(target.value === '' ? unsorted : { ...unsorted, sort: target.value, direction: 'up' })
          }
        >
          <option value="">{t('Último cambio')}</option>
          <option value={handOrder}>{t('Orden propio')}</option>
          {fields.filter(canSort).map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        {narrowing.sort !== undefined && (
          <IconButton
            label={isRising ? t('De menor a mayor') : t('De mayor a menor')}
            icon={<Arrow aria-hidden="true" className="size-4" />}
            onClick={() => onNarrow({ ...narrowing, direction: isRising ? 'down' : 'up' })}
          />
        )}
      </div>
      <ul aria-label={t('Elementos')} className={cn('flex flex-col gap-2', isBusy && 'opacity-60')}>
        {rows.map((item, at) => (
          <li key={item.id} className="relative flex flex-col gap-2 rounded-lg border bg-surface p-3">
            <div className="flex items-start justify-between gap-2">
              <button
                type="button"
                dir="auto"
                className="min-h-6 min-w-0 text-left font-medium break-words text-accent-text after:absolute after:inset-0 after:rounded-lg"
                onClick={() => onOpen(item)}
              >
                {item.title === '' ? t('Sin nombre') : item.title}
              </button>
              <ItemStateText item={item} />
            </div>
            {order && <OrderButtons order={order} item={item} at={at} />}
            <dl className="flex flex-col gap-1 text-dense">
              {others.map((field) => (
                <div key={field.key} className="flex gap-2">
                  <dt className="shrink-0 text-muted">{field.name}</dt>
                  <dd dir="auto" className="min-w-0 flex-1 truncate text-right">
                    <ItemValueText field={field} item={item} />
                  </dd>
                </div>
              ))}
              <div className="flex gap-2">
                <dt className="shrink-0 text-muted">{t('Último cambio')}</dt>
                <dd className="flex-1 text-right">{formatDateTime(item.updatedAt)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}
