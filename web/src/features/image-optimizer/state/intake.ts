import { inChunks } from '../../../platform/in-chunks.ts'
import { type Edit, unedited } from '../engine/edit.ts'
import { OptimizeError } from '../engine/failure.ts'
import { type ImagePool, priority } from '../worker/image-pool.ts'
import type { batchChanges } from './batch-changes.ts'
import { type ImageItem, megapixels } from './item.ts'
import { type OptimizerState, type Store, withItem } from './state.ts'

/** Twice the width of a card, for dense screens. */
const cardPicture = { longestSide: 480, quality: 0.8 }

/** A file with the folders it came in; `picture`: another one than the first of a burst. */
export type Incoming = { file: File; path: string; picture?: number }

/** What the parts of the optimizer share. */
export type Parts = {
  pool: ImagePool
  store: Store
  gathered: ReturnType<typeof batchChanges<OptimizerState>>
  change: (id: string, next: (item: ImageItem) => Partial<ImageItem>) => void
  signalOf: (id: string) => AbortSignal
}

/** Takes pictures in: reads their headers, and makes the small picture of a card when it is asked for. */
export function intake({ pool, store, gathered, change, signalOf }: Parts) {
  let lastId = 0

  const keepProblem = (id: string, error: unknown) => {
    if (error instanceof OptimizeError) change(id, () => ({ problem: error.failure }))
  }

  async function inspect({ id, file, picture }: ImageItem) {
    try {
      const inspection = await pool.run(
        'inspect',
        { file, picture },
        {
          priority: priority.inspect,
          signal: signalOf(id),
        },
      )
      change(id, () => ({ inspection }))
    } catch (error) {
      keepProblem(id, error)
    }
  }

  async function makeThumbnail(item: ImageItem) {
    const { id, file, edit, picture } = item
    const blob = await pool.run(
      'thumbnail',
      { file, edit, picture, ...cardPicture },
      {
        weight: megapixels(item),
        priority: priority.thumbnail,
        signal: signalOf(id),
      },
    )
    const thumbnail = URL.createObjectURL(blob)
    gathered.soon((state) => {
      const current = state.items.get(id)
      if (current?.thumbnail === null && current.edit === edit)
        return withItem(state, id, (same) => ({ ...same, thumbnail }))
      // The picture is gone or another by now, or another one was quicker.
      URL.revokeObjectURL(thumbnail)
      return state
    })
  }

  /** Makes the small picture of a card, once. */
  async function showThumbnail(id: string) {
    const item = store.getState().items.get(id)
    if (!item || item.thumbnail !== null || item.problem !== null) return
    await makeThumbnail(item).catch((error: unknown) => keepProblem(id, error))
  }

  function addSome(incoming: readonly Incoming[]) {
    const fresh = incoming.map((one) => {
      lastId += 1
      return newItem(`img-${lastId}`, one)
    })
    store.setState((state) => ({
      coming: Math.max(0, state.coming - fresh.length),
      order: [...state.order, ...fresh.map(({ id }) => id)],
      items: new Map([...state.items, ...fresh.map((item): [string, ImageItem] => [item.id, item])]),
    }))
    for (const item of fresh) void inspect(item)
  }

  return {
    /** Takes pictures in, a few at a time: while the cards of hundreds are made the page must answer. */
    add: async (incoming: readonly Incoming[]) => {
      const pictures = incoming.filter(isPicture)
      const leftOut = incoming.filter((one) => !isPicture(one)).map(({ path }) => path)
      store.setState(({ coming }) => ({ leftOut, coming: coming + pictures.length }))
      await inChunks(pictures, addSome)
    },
    /** Takes in what comes bit by bit, beside what the last addition left out. */
    addMore: (incoming: readonly Incoming[]) => addSome(incoming.filter(isPicture)),
    showThumbnail,
    /** Takes in the other pictures of a burst, each as one of its own. */
    addOthers: ({ file, path, inspection }: ImageItem) => {
      const count = inspection?.pictures ?? 1
      addSome(Array.from({ length: count - 1 }, (_, at) => otherOf(file, path, at + 1)))
    },
    /** Turns and cuts a picture; a result that it has is of the picture before. */
    editPicture: (id: string, edit: Edit) => {
      const before = store.getState().items.get(id)
      if (!before) return
      if (before.thumbnail !== null) URL.revokeObjectURL(before.thumbnail)
      const result = before.result && { ...before.result, key: '' }
      store.setState((state) => withItem(state, id, (item) => ({ ...item, edit, thumbnail: null, result })))
      void showThumbnail(id)
    },
  }
}

/** Only pictures come in (dashboard.md §5); some systems know no type for the newer ones. */
function isPicture({ file }: Incoming) {
  return (
    file.type.startsWith('image/') || (file.type === '' && /\.(?:hei[cf]|hif|avif|tiff?)$/i.test(file.name))
  )
}

function newItem(id: string, { file, path, picture = 0 }: Incoming): ImageItem {
  return {
    id,
    file,
    path,
    picture,
    thumbnail: null,
    problem: null,
    inspection: null,
    highlighted: false,
    edit: unedited,
    status: { step: 'idle' },
    result: null,
  }
}

/** Another picture of a burst, with a name of its own: `mar (2).heic`. */
function otherOf(file: File, path: string, picture: number): Incoming {
  const numbered = (name: string) => name.replace(/(\.\w+)?$/, ` (${picture + 1})$1`)
  return { file: new File([file], numbered(file.name), { type: file.type }), path: numbered(path), picture }
}
