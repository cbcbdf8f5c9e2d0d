import { commonLetters, rareLetters } from '@aurelio/page/fonts'
import fontverter from 'fontverter'
import { cutFont } from './cut-font.ts'
import { type Facts, factsOf } from './facts.ts'
import { type DrawingOf, drawingsOf } from './letters-of.ts'
import { familyName } from './names.ts'
import { FontRefused } from './refused.ts'
import { tablesOf } from './sfnt.ts'
import { standInsFor } from './stand-ins.ts'
import { unpacked } from './unpacked.ts'

/** What a file is as a family's face, with the files that pages load of it. */
export type ReadFont = Pick<Facts, 'weights' | 'italic' | 'kind' | 'ascent' | 'descent' | 'lineGap'> & {
  family: string
  regular: number
  bold: number
  /** WOFF2 of the letters that pages are written in; of all, where its maker lets nobody cut it. */
  common: Uint8Array
  /** WOFF2 of its rare letters; null where it has none of them, or the first file has all. */
  rare: Uint8Array | null
  /** Letters of Spanish that it does not have. */
  missing: string
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡€'

/**
 * Reads a font and makes what pages need of it. It runs where a hostile file can do no harm (`font-worker.ts`).
 * @throws FontRefused for what is none, is broken, has no Latin letters, or must not be embedded
 */
export async function readFont(file: Buffer, name: string): Promise<ReadFont> {
  try {
    return await read(file, name)
  } catch (error) {
    // Libraries and bounds throw what they like at a file that is not what it says.
    throw error instanceof FontRefused ? error : new FontRefused('broken')
  }
}

async function read(file: Buffer, name: string): Promise<ReadFont> {
  const font = await unpacked(file, name)
  const tables = tablesOf(font)
  const family = familyName(tables)
  const { axes, mayBeCut, ...facts } = factsOf(tables)
  const drawingOf = drawingsOf(tables)
  if (lacking(latin, drawingOf) !== '') throw new FontRefused('no-latin')
  const hasRare = mayBeCut && Array.from(rareLetters).some((letter) => drawingOf(letter) > 0)
  return {
    family,
    ...facts,
    ...(await standInsFor(font, tables, { ...facts, axes, mayBeCut })),
    common: mayBeCut
      ? await cutFont(font, { axes }, commonLetters)
      : await fontverter.convert(font, 'woff2', 'truetype'),
    rare: hasRare ? await cutFont(font, { axes }, rareLetters) : null,
    missing: lacking(spanish, drawingOf),
  }
}

function lacking(letters: string, drawingOf: DrawingOf): string {
  return Array.from(letters)
    .filter((letter) => drawingOf(letter) === 0)
    .join('')
}
