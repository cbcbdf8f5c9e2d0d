import type { ImageItem } from './item.ts'
import { listed, type Store } from './state.ts'

/** Takes pictures out, with what runs for them and the memory they hold. */
export function removal(store: Store, abort: (id: string) => void) {
  function forget(item: ImageItem) {
    abort(item.id)
    if (item.thumbnail !== null) URL.revokeObjectURL(item.thumbnail)
  }
  return {
    remove: (id: string) => {
      const item = store.getState().items.get(id)
      if (!item) return
      store.setState((state) => {
        const items = new Map(state.items)
        items.delete(id)
        return { items, order: state.order.filter((other) => other !== id) }
      })
      forget(item)
    },
    forgetAll: () => {
      for (const item of listed(store.getState())) forget(item)
    },
  }
}
