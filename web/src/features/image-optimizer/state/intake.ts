import { OptimizeError } from '../engine/failure.ts'
import type { Pool } from '../pool/pool.ts'
import { type ImageItem, megapixels } from './item.ts'
import type { Store } from './state.ts'

/** A file with the folders it came in. */
export type Incoming = { file: File; path: string }

/** What the parts of the optimizer share. */
export type Parts = {
  pool: Pool
  store: Store
  change: (id: string, next: (item: ImageItem) => Partial<ImageItem>) => void
  signalOf: (id: string) => AbortSignal
}

/** Lower goes first: what can be known at once, then the cards in sight, then the work itself. */
export const priority = { inspect: 0, thumbnail: 1, optimize: 2 } as const

/** Takes pictures in: reads their headers, and makes the small picture of a card when it is asked for. */
export function intake({ pool, store, change, signalOf }: Parts) {
  let lastId = 0

  const keepProblem = (id: string, error: unknown) => {
    if (error instanceof OptimizeError) change(id, () => ({ problem: error.failure }))
  }

  async function inspect({ id, file }: ImageItem) {
    try {
      const job = { kind: 'inspect', file, name: file.name } as const
      const outcome = await pool.run({ job, megapixels: 0, priority: priority.inspect, signal: signalOf(id) })
      if (outcome.kind === 'inspect') change(id, () => ({ inspection: outcome.inspection }))
    } catch (error) {
      keepProblem(id, error)
    }
  }

  async function makeThumbnail(item: ImageItem) {
    const { id, file } = item
    const job = { kind: 'thumbnail', file } as const
    const outcome = await pool.run({
      job,
      megapixels: megapixels(item),
      priority: priority.thumbnail,
      signal: signalOf(id),
    })
    if (outcome.kind !== 'thumbnail') return
    const thumbnail = URL.createObjectURL(outcome.blob)
    if (store.get().items.get(id)?.thumbnail === null) change(id, () => ({ thumbnail }))
    else URL.revokeObjectURL(thumbnail)
  }

  return {
    add: (incoming: readonly Incoming[]) => {
      const fresh = incoming.filter(isPicture).map((one) => {
        lastId += 1
        return newItem(`img-${lastId}`, one)
      })
      if (fresh.length === 0) return
      store.set((state) => ({
        ...state,
        order: [...state.order, ...fresh.map(({ id }) => id)],
        items: new Map([...state.items, ...fresh.map((item): [string, ImageItem] => [item.id, item])]),
      }))
      for (const item of fresh) void inspect(item)
    },
    /** Makes the small picture of a card, once. */
    showThumbnail: async (id: string) => {
      const item = store.get().items.get(id)
      if (!item || item.thumbnail !== null || item.problem !== null) return
      await makeThumbnail(item).catch((error: unknown) => keepProblem(id, error))
    },
  }
}

/** Only pictures come in (dashboard.md §5); some systems give HEIC files no type. */
function isPicture({ file }: Incoming) {
  return file.type.startsWith('image/') || (file.type === '' && /\.hei[cf]$/i.test(file.name))
}

function newItem(id: string, { file, path }: Incoming): ImageItem {
  return {
    id,
    file,
    path,
    thumbnail: null,
    problem: null,
    inspection: null,
    highlighted: false,
    status: { step: 'idle' },
    result: null,
  }
}
