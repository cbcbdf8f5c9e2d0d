import { logNotice } from '../../../platform/log.ts'
import { encodeError, type Failure, OptimizeError } from '../engine/failure.ts'
import { encodeSettings, outcomeKey, type OptimizerSettings } from '../engine/settings.ts'
import { priority } from '../worker/image-pool.ts'
import type { Parts } from './intake.ts'
import { isBusy, megapixels } from './item.ts'

/** What the person chose when the work began: pictures whose turn comes late are made with it too. */
type Order = { settings: OptimizerSettings; flatten: boolean; signal: AbortSignal; made: Made }
/** What a run has made so far: pictures, and the bytes that they are smaller by. */
export type Made = { files: number; savedBytes: number }

/** Told once at the end of each run that made something. */
export type OnMade = { onMade: (made: Made) => void }

/** Optimizes one picture or many; one that fails never stops the rest. */
export function batchWork({ pool, store, gathered, change, signalOf, onMade }: Parts & OnMade) {
  let work = new AbortController()

  /** Puts those in line that are not there already; returns their ids. */
  function queue(ids: readonly string[]): string[] {
    gathered.flush()
    const { items } = store.getState()
    const fresh = ids.flatMap((id) => items.get(id) ?? []).filter((item) => !isBusy(item))
    const queued = fresh.map((item) => [item.id, { ...item, status: { step: 'queued' } }] as const)
    store.setState({ items: new Map([...items, ...queued]), trouble: null })
    return fresh.map(({ id }) => id)
  }

  async function encode(id: string, { settings, flatten, signal, made }: Order) {
    const item = store.getState().items.get(id)
    if (!item) return
    const optimized = await pool.run(
      'optimize',
      {
        file: item.file,
        name: item.file.name,
        settings: encodeSettings(settings),
        edit: item.edit,
        picture: item.picture,
        flatten,
      },
      {
        weight: megapixels(item),
        priority: priority.optimize,
        signal: AbortSignal.any([signal, signalOf(id)]),
        onStart: () => change(id, () => ({ status: { step: 'working', share: 0 } })),
        onProgress: (share) => change(id, () => ({ status: { step: 'working', share } })),
      },
    )
    made.files += 1
    made.savedBytes += Math.max(0, item.file.size - optimized.blob.size)
    const key = outcomeKey(settings)
    change(id, ({ edit }) => ({
      status: { step: 'idle' },
      result: { ...optimized, key: edit === item.edit ? key : '' },
    }))
  }

  /** Null when it went well or was cancelled. */
  async function tryEncode(id: string, order: Order): Promise<Failure | null> {
    try {
      await encode(id, order)
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

  /** One of many, with the name that an error is told with. */
  async function tryOneOfMany(id: string, order: Order) {
    const name = store.getState().items.get(id)?.file.name ?? ''
    const failure = await tryEncode(id, order)
    gathered.soon(({ batch, ...state }) => ({ ...state, batch: batch && { ...batch, done: batch.done + 1 } }))
    return failure ? [{ name, failure }] : []
  }

  const orderOf = (flatten: boolean): Order => ({
    settings: store.getState().settings,
    flatten,
    signal: work.signal,
    made: { files: 0, savedBytes: 0 },
  })
  const tell = ({ made }: Order) => made.files > 0 && onMade(made)

  return {
    /** One picture, from its card. `flatten`: the person agreed that an animation becomes a still. */
    optimizeOne: async (id: string, flatten = false) => {
      const [queued] = queue([id])
      if (queued === undefined) return
      const order = orderOf(flatten)
      const failure = await tryEncode(queued, order)
      tell(order)
      if (failure) store.setState({ trouble: { scope: 'single', failure } })
    },

    optimizeMany: async (ids: readonly string[], flatten = false) => {
      const queued = queue(ids)
      if (queued.length === 0) return
      const order = orderOf(flatten)
      store.setState({ batch: { total: queued.length, done: 0, startedAt: Date.now() } })
      const underWay: ReturnType<typeof tryOneOfMany>[] = []
      for (const id of queued) {
        await pool.room()
        underWay.push(tryOneOfMany(id, order))
      }
      const failed = (await Promise.all(underWay)).flat()
      tell(order)
      gathered.flush()
      store.setState({ batch: null, ...(failed.length > 0 && { trouble: { scope: 'bulk', failed } }) })
    },

    /** Ends what waits and what runs; what is done stays. */
    cancel: () => {
      work.abort(new DOMException('Cancelled by the person', 'AbortError'))
      work = new AbortController()
    },
  }
}
