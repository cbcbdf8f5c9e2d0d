import { browserPicture } from '../../../platform/pictures/heif/browser-picture.ts'
import { isHeif } from '@aurelio/formats/heif/heif-marks'
import { failureOf, PdfError } from '@aurelio/formats/pdf/failure'
import { toldSize } from '@aurelio/formats/pictures/told-size'
import type { Pools } from '../worker/pools.ts'
import type { Locked, Page, Source, Workbench } from './model.ts'

type Change = (change: (state: Workbench) => Workbench) => void
/** A file in bytes that browsers can hardly hold twice in memory. */
const mostBytes = 1_000_000_000
/** 480 MB once decoded: more ends the tab on many machines. */
const mostPixels = 120_000_000
/** In which a picture says its size. */
const headBytes = 256 * 1024
const pictures = /^image\/(?:jpeg|png|webp|gif|avif|bmp)$/

/** Takes files in, one after the other. One that cannot be read never touches the others. */
export function openFiles({ view, write }: Pools, change: Change) {
  async function open(id: string, name: string, file: Blob, password: string) {
    change((state) => ({ ...state, opening: state.opening + 1 }))
    try {
      const source =
        pictures.test(file.type) || (await isHeif(file))
          ? await openPicture(id, name, file)
          : await openPdf(id, name, file, password)
      change((state) => added(state, source))
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'password' || failure.code === 'wrong-password') {
        const locked: Locked = { id, name, file, wrong: failure.code === 'wrong-password' }
        change((state) => ({ ...state, locked: [...state.locked, locked] }))
      } else change((state) => ({ ...state, refused: [...state.refused, { id, name, failure }] }))
    } finally {
      change((state) => ({ ...state, opening: state.opening - 1 }))
    }
  }

  async function openPdf(id: string, name: string, file: Blob, password: string): Promise<Source> {
    if (file.size > mostBytes) throw new PdfError('too-large')
    const how = { affinity: id, priority: -1 }
    const source = { id, name, kind: 'pdf', password } as const
    try {
      const { pages, encrypted, limited } = await view.run('open', { id, file, password }, how)
      return { ...source, file, pages, encrypted, limited, repaired: false }
    } catch (error) {
      if (failureOf(error).code !== 'damaged') throw error
      const { file: whole } = await write.run('repair', { file, forWeb: false })
      const { pages, encrypted, limited } = await view.run('open', { id, file: whole, password }, how)
      return { ...source, file: whole, pages, encrypted, limited, repaired: true }
    }
  }

  return {
    open: async (files: readonly File[]) => {
      for (const file of files) await open(crypto.randomUUID(), file.name, file, '')
    },
    /** The person's answer for the first file that waits; null leaves it out. */
    unlock: async (password: string | null) => {
      let first: Locked | undefined
      change((state) => {
        first = state.locked[0]
        return { ...state, locked: state.locked.slice(1) }
      })
      if (first && password !== null) await open(first.id, first.name, first.file, password)
    },
  }
}

async function openPicture(id: string, name: string, given: Blob): Promise<Source> {
  const file = await readable(new File([given], name, { type: given.type }))
  await refuseHuge(file)
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new PdfError('picture', String(error))
  })
  bitmap.close()
  return {
    id,
    name,
    file,
    kind: 'picture',
    password: '',
    pages: 1,
    encrypted: false,
    limited: false,
    repaired: false,
  }
}

/** Before anything is decoded. */
async function refuseHuge(file: Blob) {
  const size = toldSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  if (size && size.width * size.height > mostPixels) throw new PdfError('too-many-pixels')
}

/** A photo of a phone becomes a JPEG, which goes into documents as it is. */
async function readable(file: File): Promise<File> {
  try {
    return await browserPicture(file)
  } catch (error) {
    const isAway = error instanceof Error && error.message === 'HEIF: unavailable'
    throw new PdfError(isAway ? 'heic-unavailable' : 'picture', String(error))
  }
}

function added(state: Workbench, source: Source): Workbench {
  const pages = Array.from({ length: source.pages }, (_, page): Page => ({
    id: crypto.randomUUID(),
    kind: 'page',
    source: source.id,
    page,
    turn: 0,
  }))
  return {
    ...state,
    sources: [...state.sources, source],
    pages: [...state.pages, ...pages],
    // An earlier order knows nothing of these pages.
    past: [],
  }
}
