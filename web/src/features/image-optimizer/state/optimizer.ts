import type { OptimizerSettings } from '../engine/settings.ts'
import type { ImagePool } from '../worker/image-pool.ts'
import { batchChanges } from './batch-changes.ts'
import { intake } from './intake.ts'
import type { ImageItem } from './item.ts'
import { removal } from './removal.ts'
import { createOptimizerStore, startState, withItem } from './state.ts'
import { batchWork, type OnMade } from './work.ts'

export type Optimizer = ReturnType<typeof createOptimizer>

/** Everything the screen can ask for; its state is watched through `store`. */
export function createOptimizer(pool: ImagePool, { onMade }: OnMade) {
  const store = createOptimizerStore()
  const gathered = batchChanges(store)
  const change = (id: string, next: (item: ImageItem) => Partial<ImageItem>) =>
    gathered.soon((state) => withItem(state, id, (item) => ({ ...item, ...next(item) })))
  const signals = ownSignals()
  const parts = { pool, store, gathered, change, signalOf: signals.of }
  const work = batchWork({ ...parts, onMade })
  const { remove, forgetAll } = removal(store, signals.abort)
  return {
    store,
    pool,
    get: store.getState,
    ...intake(parts),
    ...work,
    remove,
    /** 'Reiniciar Todo': the list goes, the settings stay. */
    clear: () => {
      work.cancel()
      gathered.flush()
      forgetAll()
      store.setState(({ settings }) => ({ ...startState, settings }))
    },
    toggleHighlight: (id: string) =>
      store.setState((state) => withItem(state, id, (item) => ({ ...item, highlighted: !item.highlighted }))),
    setSettings: (changed: Partial<OptimizerSettings>) =>
      store.setState(({ settings }) => ({ settings: { ...settings, ...changed } })),
    reportZip: (reason: string) => store.setState({ trouble: { scope: 'zip', reason } }),
    dismissTrouble: () => store.setState({ trouble: null }),
    close: () => {
      gathered.flush()
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
