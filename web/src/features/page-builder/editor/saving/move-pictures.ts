import { pictureTypes } from '@aurelio/contracts/pictures'
import { mapHistory, type Props } from '@aurelio/page/document'
import { uploadPicture } from '../properties/controls/picture-source.ts'
import { documentOf, type EditorStore } from '../state/editor-store.ts'

/** Inline pictures of fewer characters stay where they are. */
const smallest = 50_000
const head = /^data:(image\/[a-z]+);base64,/

/**
 * Sends the large inline pictures of the page to the workspace's pictures, and puts their addresses in their
 * place, in every step of the history too: the page looks the same, and undo does not bring them back in.
 * @returns how many the server took
 */
export async function movePictures(store: EditorStore): Promise<number> {
  const nodes = Object.values(documentOf(store.getState()).elements)
  const sources = new Set(nodes.flatMap(({ props }) => Object.values(props).filter(isLargePicture)))
  const moved = new Map<unknown, string>()
  for (const source of sources) {
    const path = await moveOne(source)
    if (path !== null) moved.set(source, path)
  }
  if (moved.size > 0) store.setState(({ history }) => ({ history: mapHistory(history, withPaths(moved)) }))
  return moved.size
}

function isLargePicture(value: unknown): value is string {
  return typeof value === 'string' && value.length >= smallest && head.test(value)
}

async function moveOne(source: string): Promise<string | null> {
  const [start = '', type = ''] = head.exec(source) ?? []
  if (!Object.hasOwn(pictureTypes, type)) return null
  const bytes = Uint8Array.from(atob(source.slice(start.length)), (letter) => letter.codePointAt(0) ?? 0)
  return uploadPicture(new Blob([bytes], { type }), `imagen.${type.slice('image/'.length)}`)
}

function withPaths(moved: ReadonlyMap<unknown, string>): (props: Props) => Props {
  return (props) => {
    const changed = Object.entries(props).filter(([, value]) => moved.has(value))
    if (changed.length === 0) return props
    return { ...props, ...Object.fromEntries(changed.map(([prop, value]) => [prop, moved.get(value)])) }
  }
}
