import { safeFamilyName } from '@aurelio/page/fonts'
import { FontRefused } from './refused.ts'
import { type Tables, tableOf } from './sfnt.ts'

/** Numbers of the name table: the family as type is sorted, and as older programs know it. */
const families = [16, 1]
/** Windows and Unicode write two bytes a letter, an old Macintosh one. */
const macintosh = 1

/**
 * What a font calls its family, in letters that a style sheet may hold.
 * @throws FontRefused where it has no name
 */
export function familyName(tables: Tables): string {
  const table = tableOf(tables, 'name')
  const texts = table.readUInt16BE(4)
  const weight = tableOf(tables, 'OS/2').readUInt16BE(4)
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, at) => 6 + 12 * at).map((at) => {
    const [platform = 0, , language = 0, id = 0, length = 0, offset = 0] = [0, 2, 4, 6, 8, 10].map((word) =>
      table.readUInt16BE(at + word),
    )
    return { platform, language, id, bytes: table.subarray(texts + offset, texts + offset + length) }
  })
  for (const wanted of families) {
    const found = records.filter(({ id, bytes }) => id === wanted && bytes.length > 0)
    // English first: what a family is called there is what its maker calls it.
    const best = found.find(({ platform, language }) => platform === 3 && language === 0x409) ?? found[0]
    const name = best && safeFamilyName(withoutWeight(textOf(best), weight))
    if (name !== undefined && name !== '') return name
  }
  throw new FontRefused('broken')
}

/** Older names hold the weight of the one file: 'Casa Light', for what weighs 300. 'Casa Black' of 400 is called so. */
function withoutWeight(name: string, weight: number): string {
  const words = weightWords.find(([, weights]) => weights.includes(weight))?.[0]
  return words ? name.replace(new RegExp(`[ -]+(?:${words})(?: (?:Italic|Oblique))?$`, 'i'), '') : name
}
const weightWords: readonly (readonly [string, readonly number[]])[] = [
  ['Thin|Hairline', [100, 250]],
  ['Extra ?Light|Ultra ?Light', [200, 275]],
  ['Light', [300]],
  ['Medium', [500]],
  ['Semi ?Bold|Demi ?Bold|Demi', [600]],
  ['Bold', [700]],
  ['Extra ?Bold|Ultra ?Bold', [800]],
  ['Black|Heavy', [900]],
]

function textOf({ platform, bytes }: { platform: number; bytes: Buffer }): string {
  if (platform === macintosh) return bytes.toString('latin1')
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return even.swap16().toString('utf16le')
}
