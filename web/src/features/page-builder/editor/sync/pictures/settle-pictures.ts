import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'
import { textsIn } from './texts-in.ts'

const packed = /^(?:url\(["']?)?data:image\/[^,]*;base64,/i

/**
 * Puts what pictures the page still carries in itself, from older pages or from when the server was away, among the
 * workspace's before a save. What the server refuses stays where it is, and is sent once. Null where none is left.
 */
export function pictureSettler(store: EditorStore) {
  const refused = new Set<string>()
  const settle = (): Promise<unknown> | null => {
    const nodes = Object.values(documentOf(store.getState()).elements)
    if (!nodes.some(({ props }) => carriesPicture(props))) return null
    return import('./move-pictures.ts').then(({ movePictures }) => movePictures(store, refused))
  }
  /** Whether something that is to be sent carries one. */
  return Object.assign(settle, { isDue: carriesPicture })
}

function carriesPicture(value: unknown): boolean {
  return textsIn(value).some((text) => packed.test(text))
}
