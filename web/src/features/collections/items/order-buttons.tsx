import type { CollectionItem } from '@aurelio/contracts/collections'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { buttonIdOf, type Order } from './use-order.ts'

/** Moves an item by one place. */
export function OrderButtons({ order, item, at }: { order: Order; item: CollectionItem; at: number }) {
  const { t } = useTranslation()
  return (
    <span className="relative inline-flex gap-1">
      <IconButton
        id={buttonIdOf(item.id, 'up')}
        size="dense"
        label={t('Subir «{{name}}»', { name: item.title })}
        icon={<ChevronUp aria-hidden="true" className="size-4" />}
        disabled={!order.canMove(at, 'up')}
        onClick={() => order.move(at, 'up')}
      />
      <IconButton
        id={buttonIdOf(item.id, 'down')}
        size="dense"
        label={t('Bajar «{{name}}»', { name: item.title })}
        icon={<ChevronDown aria-hidden="true" className="size-4" />}
        disabled={!order.canMove(at, 'down')}
        onClick={() => order.move(at, 'down')}
      />
    </span>
  )
}
