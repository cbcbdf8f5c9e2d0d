import { ownFile, ownRareFile } from '@aurelio/page/fonts'
import type { OwnFontFaceRow } from '../../platform/database/tables/sites.ts'

export const folder = 'fonts'

type Kept = Pick<OwnFontFaceRow, 'id' | 'rareSize'>

export function commonKey({ id }: Pick<Kept, 'id'>): string {
  return `${folder}/${ownFile({ file: id })}`
}

export function rareKey({ id }: Pick<Kept, 'id'>): string {
  return `${folder}/${ownRareFile({ file: id })}`
}

/** Keys of all that is kept of a file. */
export function keysOf(face: Kept): string[] {
  return face.rareSize > 0 ? [commonKey(face), rareKey(face)] : [commonKey(face)]
}

const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-rare)?\.woff2$/

/** What may stand behind a public address; null where nothing can. */
export function keyOfFile(file: string): string | null {
  return name.test(file) ? `${folder}/${file}` : null
}

/** The id of a face by the key of one of its files. */
export function idOfKey(key: string): string {
  return name.exec(key.slice(folder.length + 1))?.[1] ?? ''
}
