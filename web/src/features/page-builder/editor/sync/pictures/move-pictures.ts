import { pictureTypes } from '@aurelio/contracts/pictures'
import { mapHistory, type Props } from '@aurelio/page/document'
import { unwrapUrl } from '@aurelio/page/values/url'
import { uploadPicture } from './picture-source.ts'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { mapTexts, textsIn } from './texts-in.ts'

/** Inline pictures of fewer characters stay where they are. */
const smallest = 50_000
const head = /^data:(image\/[a-z+]+)(?:;(?:charset=)?[\w-]+)*?(;base64)?,/i

/**
 * Sends the large inline pictures of the page to the workspace's pictures, and puts their addresses in their
 * place, in every step of the history too: the page looks the same, and undo does not bring them back in.
 * Drawings and backgrounds, bare or inside `url(…)`, go the same way, and so do those of one viewport alone.
 * @returns how many the server took
 */
export async function movePictures(store: EditorStore): Promise<number> {
  const nodes = Object.values(documentOf(store.getState()).elements)
  const sources = new Set(nodes.flatMap(({ props }) => textsIn(props)).filter(isLargePicture))
  const moved = new Map<string, string>()
  for (const source of sources) {
    const path = await moveOne(unwrapUrl(source))
    if (path !== null) moved.set(source, source.startsWith('data:') ? path : `url("${path}")`)
  }
  if (moved.size > 0) store.setState(({ history }) => ({ history: mapHistory(history, withPaths(moved)) }))
  return moved.size
}

function isLargePicture(text: string): boolean {
  return text.length >= smallest && head.test(unwrapUrl(text))
}

async function moveOne(source: string): Promise<string | null> {
  const [start = '', type = '', isPacked] = head.exec(source) ?? []
  const extension = Object.entries(pictureTypes).find(([known]) => known === type.toLowerCase())?.[1]
  const bytes = extension && bytesOf(source.slice(start.length), isPacked !== undefined)
  if (!bytes) return null
  return uploadPicture(new Blob([bytes], { type: type.toLowerCase() }), `imagen.${extension}`)
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
