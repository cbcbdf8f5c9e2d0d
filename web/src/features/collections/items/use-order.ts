import { handOrder, type CollectionItem } from '@aurelio/contracts/collections'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { collectionWords } from '../collection-words.ts'
import type { Narrowing } from './item-filters.tsx'

type Way = 'up' | 'down'
/** `shown`: the rows as they stood before. */
type Moved = { id: string; way: Way; shown: string }
export type Order = {
  /** Whether an item has somewhere to go among those that are shown. */
  canMove: (at: number, way: Way) => boolean
  move: (at: number, way: Way) => void
}

export function buttonIdOf(itemId: string, way: Way): string {
  return `order-${way}-${itemId}`
}

/** Moves items by one place among those that are shown; null where they do not stand in the order by hand. */
export function useOrder(
  collectionId: string,
  rows: readonly CollectionItem[],
  { narrowing, hasMore, mayPlace }: { narrowing: Narrowing; hasMore: boolean; mayPlace: boolean },
): Order | null {
  const shown = rows.map(({ id }) => id).join()
  const moved = useRef<Moved | null>(null)
  const { mutate } = useMutation(api.collections.placeItem.mutationOptions())
  // The row that was moved is put elsewhere in the document, and loses the focus there.
  useEffect(() => {
    if (!moved.current || moved.current.shown === shown) return
    const { id, way } = moved.current
    moved.current = null
    const other: Way = way === 'up' ? 'down' : 'up'
    const own = [way, other].map((each) => document.getElementById(buttonIdOf(id, each)))
    own.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  }, [shown])
  if (!mayPlace || narrowing.sort !== handOrder || narrowing.direction === 'down') return null

  function beforeOf(at: number, way: Way): string | null | undefined {
    if (way === 'up') return rows[at - 1]?.id
    if (at + 2 < rows.length) return rows[at + 2]?.id
    // What follows the last one is not known while there are more.
    return at + 1 < rows.length && !hasMore ? null : undefined
  }

  return {
    canMove: (at, way) => beforeOf(at, way) !== undefined,
    move(at, way) {
      const row = rows[at]
      const before = beforeOf(at, way)
      if (!row || before === undefined) return
      moved.current = { id: row.id, way, shown }
      const onError = (error: Error) => {
        moved.current = null
        notify.error(errorText(error, collectionWords))
      }
      mutate({ id: collectionId, itemId: row.id, before }, { onError })
    },
  }
}
