import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Look } from './look.ts'

const weights = { regular: 400, bold: 700 } as const
const subsets = ['latin', 'latin-ext'] as const
type Subset = (typeof subsets)[number]

/** Names under which a document knows its letters. */
export const faces = ['body', 'bold', 'heading'] as const
export type Face = (typeof faces)[number]
type FaceFile = { name: string; bytes: Uint8Array }

/** The files of a report's letters, by the names that `faceName` gives them. */
export async function faceFiles({ headingFont, bodyFont }: Look): Promise<FaceFile[]> {
  const cut = {
    body: [bodyFont, weights.regular],
    bold: [bodyFont, weights.bold],
    heading: [headingFont, weights.bold],
  } as const
  return Promise.all(
    faces.flatMap((face) =>
      subsets.map(async (subset) => {
        const [id, weight] = cut[face]
        return { name: faceName(face, subset), bytes: await fixedWeight(id, subset, weight) }
      }),
    ),
  )
}

export function faceName(face: Face, subset: Subset): string {
  return `${face} ${subset}`
}

/** One weight of a family, as a font that does not vary: what a PDF can hold. Whoever shows it needs no other letters. */
async function fixedWeight(id: string, subset: Subset, weight: number): Promise<Uint8Array> {
  const file = import.meta.resolve(`@fontsource-variable/${id}/files/${id}-${subset}-wght-normal.woff2`)
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(await readFile(fileURLToPath(file)), everyLetter, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
}

/** Parts of a text by the file that has their letters: 'Łódź' is of both. */
export function partsOf(text: string): { subset: Subset; text: string }[] {
  return (text.match(parts) ?? []).map((part) => ({
    subset: extended.test(part) ? 'latin-ext' : 'latin',
    text: part,
  }))
}

/** What families of Latin letters have, or may have, from one code point to another one. */
const everyLetter = [
  [0x20, 0x2ff],
  [0x300, 0x36f],
  [0x1d00, 0x1eff],
  [0x2000, 0x20cf],
  [0x2100, 0x2215],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]
  .map(([first = 0, last = 0]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('')

const beyond =
  '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02BA\\u1D00-\\u1EFF\\u20A0-\\u20AB\\u20AD-\\u20CF\\uA720-\\uA7FF'
const parts = new RegExp(`[${beyond}]+|[^${beyond}]+`, 'gu')
const extended = new RegExp(`[${beyond}]`, 'u')
