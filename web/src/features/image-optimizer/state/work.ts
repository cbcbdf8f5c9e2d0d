import { logNotice } from '../../../platform/log.ts'
import { encodeError, type Failure, OptimizeError } from '../engine/failure.ts'
import { outcomeKey } from '../engine/settings.ts'
import { type Parts, priority } from './intake.ts'
import { isBusy, megapixels } from './item.ts'

/** Optimizes one picture or many; one that fails never stops the rest. */
export function batchWork({ pool, store, change, signalOf }: Parts) {
  let work = new AbortController()

  async function encode(id: string, flatten: boolean) {
    const { settings: current, items } = store.get()
    const item = items.get(id)
    if (!item || isBusy(item)) return
    const { namePattern: _, ...settings } = current
    change(id, () => ({ status: { step: 'queued' } }))
    const outcome = await pool.run({
      job: { kind: 'optimize', file: item.file, name: item.file.name, settings, flatten },
      megapixels: megapixels(item),
      priority: priority.optimize,
      signal: AbortSignal.any([work.signal, signalOf(id)]),
      onStart: () => change(id, () => ({ status: { step: 'working', share: 0 } })),
      onProgress: (share) => change(id, () => ({ status: { step: 'working', share } })),
    })
    if (outcome.kind !== 'optimize') throw new Error('The worker answered another question')
    const result = { ...outcome.optimized, key: outcomeKey(current) }
    change(id, () => ({ status: { step: 'idle' }, result }))
  }

  /** Null when it went well or was cancelled. */
  async function tryEncode(id: string, flatten: boolean): Promise<Failure | null> {
    try {
      await encode(id, flatten)
      return null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        change(id, () => ({ status: { step: 'idle' } }))
        return null
      }
      const { failure } = error instanceof OptimizeError ? error : encodeError('encoder', String(error))
      logNotice(failure.detail)
      change(id, () => ({ status: { step: 'failed', failure } }))
      return failure
    }
  }

  return {
    /** One picture, from its card. `flatten`: the person agreed that an animation becomes a still. */
    optimizeOne: async (id: string, flatten = false) => {
      store.set((state) => ({ ...state, trouble: null }))
      const failure = await tryEncode(id, flatten)
      if (failure) store.set((state) => ({ ...state, trouble: { scope: 'single', failure } }))
    },

    optimizeMany: async (ids: readonly string[], flatten = false) => {
      if (ids.length === 0) return
      const batch = { total: ids.length, done: 0, startedAt: Date.now() }
      store.set((state) => ({ ...state, trouble: null, batch }))
      const ended = await Promise.all(
        ids.map(async (id) => {
          const name = store.get().items.get(id)?.file.name ?? ''
          const failure = await tryEncode(id, flatten)
          store.setSoon((state) =>
            state.batch ? { ...state, batch: { ...state.batch, done: state.batch.done + 1 } } : state,
          )
          return { name, failure }
        }),
      )
      const failed = ended.flatMap(({ name, failure }) => (failure ? [{ name, failure }] : []))
      store.set((state) => ({
        ...state,
        batch: null,
        trouble: failed.length > 0 ? { scope: 'bulk', failed } : state.trouble,
      }))
    },

    /** Ends what waits and what runs; what is done stays. */
    cancel: () => {
      work.abort(new DOMException('Cancelled by the person', 'AbortError'))
      work = new AbortController()
    },
  }
}
