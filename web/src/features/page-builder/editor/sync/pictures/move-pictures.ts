import { pictureTypes } from '@aurelio/contracts/pictures'
import { mapHistory, type Operation, type PageDocument, type Props } from '@aurelio/page/document'
import { unwrapUrl } from '@aurelio/page/values'
import { uploadPicture } from './picture-source.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { mapTexts, textsIn } from './texts-in.ts'

/** Drawings of fewer characters, written out as text, are a part of the page. */
const smallestDrawing = 50_000
const head = /^data:(image\/[a-z+]+)(?:;(?:charset=)?[\w-]+)*?(;base64)?,/i

/**
 * Sends the inline pictures of the page to the workspace's pictures, and puts their addresses in their
 * place, in every step of the history too: the page looks the same, and undo does not bring them back in.
 * Drawings and backgrounds, bare or inside `url(…)`, go the same way, and so do those of one viewport alone.
 * @param refused sources that the server does not take: they are not sent again, and what it refuses now is added
 * @returns how many the server took
 */
export async function movePictures(store: EditorStore, refused: Set<string> = new Set()): Promise<number> {
  const nodes = Object.values(documentOf(store.getState()).elements)
  const sources = new Set(nodes.flatMap(({ props }) => textsIn(props)).filter(isInlinePicture))
  const moved = new Map<string, string>()
  for (const source of sources) {
    if (refused.has(source)) continue
    const path = await moveOne(unwrapUrl(source))
    if (path === 'refused') refused.add(source)
    else if (path !== null) moved.set(source, source.startsWith('data:') ? path : `url("${path}")`)
  }
  if (moved.size > 0) {
    const props = withPaths(moved)
    store.setState(({ history }) => ({
      history: mapHistory(history, props),
      made: { operations: operationsFor(history.document, props), props },
    }))
  }
  return moved.size
}

/** Whether a text of a page is a picture that belongs among the workspace's. */
function isInlinePicture(text: string): boolean {
  const [found, , isPacked] = head.exec(unwrapUrl(text)) ?? []
  return found !== undefined && (isPacked !== undefined || text.length >= smallestDrawing)
}

/** Its new address; null where the server is away, or the text is broken. */
async function moveOne(source: string): Promise<string | null> {
  const [start = '', type = '', isPacked] = head.exec(source) ?? []
  const extension = Object.entries(pictureTypes).find(([known]) => known === type.toLowerCase())?.[1]
  const bytes = extension && bytesOf(source.slice(start.length), isPacked !== undefined)
  if (!bytes) return null
  const taken = await uploadPicture(new Blob([bytes], { type: type.toLowerCase() }), `imagen.${extension}`)
  if (taken === null) return null
  return taken.ok ? taken.source : 'refused'
}

/** The bytes of a `data:` address; null where its text is none. */
function bytesOf(data: string, isPacked: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    if (!isPacked) return new TextEncoder().encode(decodeURIComponent(data))
    return Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}

function withPaths(moved: ReadonlyMap<string, string>): (props: Props) => Props {
  return (props) => mapTexts(props, (text) => moved.get(text) ?? text)
}

/** What gives the elements of a page those props. */
function operationsFor({ elements }: PageDocument, change: (props: Props) => Props): Operation[] {
  return Object.values(elements).flatMap(({ id, props }) => {
    const next = change(props)
    const values = Object.entries(next)
      .filter(([name, value]) => value !== props[name])
      .map(([name, value]) => ({ path: [name] as const, value }))
    return values.length === 0 ? [] : [{ kind: 'set' as const, id, values }]
  })
}
