import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Font, fontFile, fonts, rareFile } from '@aurelio/page/fonts'

/** Beside the folder of the built server, and beside its sources. */
const folder = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../../fonts' : '../fonts')

export type FontFile = { hash: string; bytes: () => Promise<Uint8Array<ArrayBuffer>> }

/** The files of the product's families by the names that their addresses have; each is read once. */
export function productFiles(): ReadonlyMap<string, FontFile> {
  return new Map(
    fonts.flatMap((font) => [
      [fontFile(font), { hash: font.hash, bytes: reader(font, 'common') }],
      [rareFile(font), { hash: font.rareHash, bytes: reader(font, 'rare') }],
    ]),
  )
}

function reader({ id }: Font, part: 'common' | 'rare'): FontFile['bytes'] {
  let held: Promise<Uint8Array<ArrayBuffer>> | undefined
  return async () => {
    held ??= readFile(join(folder, id, `${part}.woff2`)).then((bytes) => new Uint8Array(bytes))
    try {
      return await held
    } catch (error) {
      // It is looked for again: whoever puts it back need not start anew.
      held = undefined
      throw error
    }
  }
}
