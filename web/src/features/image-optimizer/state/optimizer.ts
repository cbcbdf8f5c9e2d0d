import type { OptimizerSettings } from '../engine/settings.ts'
import type { Pool } from '../pool/pool.ts'
import { intake } from './intake.ts'
import type { ImageItem } from './item.ts'
import { removal } from './removal.ts'
import { createStore, startState, withItem } from './state.ts'
import { batchWork } from './work.ts'

export type Optimizer = ReturnType<typeof createOptimizer>

/** Everything the screen can ask for; the state is watched through `subscribe`. */
export function createOptimizer(pool: Pool) {
  const store = createStore()
  const change = (id: string, next: (item: ImageItem) => Partial<ImageItem>) =>
    store.setSoon((state) => withItem(state, id, (item) => ({ ...item, ...next(item) })))
  const signals = ownSignals()
  const parts = { pool, store, change, signalOf: signals.of }
  const work = batchWork(parts)
  const { remove, forgetAll } = removal(store, signals.abort)
  return {
    get: store.get,
    subscribe: store.subscribe,
    run: pool.run,
    ...intake(parts),
    ...work,
    remove,
    /** 'Reiniciar Todo': the list goes, the settings stay. */
    clear: () => {
      work.cancel()
      forgetAll()
      store.set(({ settings }) => ({ ...startState, settings }))
    },
    toggleHighlight: (id: string) =>
      store.set((state) => withItem(state, id, (item) => ({ ...item, highlighted: !item.highlighted }))),
    setSettings: (changed: Partial<OptimizerSettings>) =>
      store.set((state) => ({ ...state, settings: { ...state.settings, ...changed } })),
    reportZip: (reason: string) => store.set((state) => ({ ...state, trouble: { scope: 'zip', reason } })),
    dismissTrouble: () => store.set((state) => ({ ...state, trouble: null })),
    close: () => {
      forgetAll()
      pool.close()
    },
  }
}

/** A signal for each picture, which ends everything that runs for it. */
function ownSignals() {
  const controllers = new Map<string, AbortController>()
  return {
    of: (id: string): AbortSignal => {
      const controller = controllers.get(id) ?? new AbortController()
      controllers.set(id, controller)
      return controller.signal
    },
    abort: (id: string) => {
      controllers.get(id)?.abort(new DOMException('The picture was removed', 'AbortError'))
      controllers.delete(id)
    },
  }
}
