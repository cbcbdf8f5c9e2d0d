import type { Family } from '@aurelio/page/fonts'
import subsetFont from 'subset-font'
import { namesOf, withNames } from './name-table.ts'

/** What text needs: kerning, ligatures, marks, letters by language or weight, and figures of one width for counters. */
const keepFeatures = ['kern', 'liga', 'rlig', 'locl', 'rvrn', 'ccmp', 'mark', 'tnum']

/** Numbers of the name table. */
const named = { copyright: 0, family: 1, style: 2, unique: 3, whole: 4, file: 6, license: 13, address: 14 }

/** A family with a part of its letters and all of its weights, under the name by which the product offers it. */
export async function cutFont(font: Buffer, family: Family, letters: string): Promise<Buffer> {
  const cut = await subsetFont(font, letters, {
    targetFormat: 'truetype',
    keepFeatures,
    noHinting: true,
    // Names of styles, which only programs that choose among installed fonts read.
    dropTables: ['STAT'],
    preserveNameIds: [named.license, named.address],
  })
  return subsetFont(withNames(cut, namesFor(family, namesOf(cut))), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: [named.license, named.address],
  })
}

/** The family's own name, and whose work it is under which licence: what the Open Font License wants in every copy. */
function namesFor({ name }: Family, known: ReadonlyMap<number, string>): Map<number, string> {
  const file = `${name.replaceAll(' ', '')}-Regular`
  const own = [
    [named.family, name],
    [named.style, 'Regular'],
    [named.unique, file],
    [named.whole, name],
    [named.file, file],
  ] as const
  const kept = [named.copyright, named.license, named.address].flatMap((id) => {
    const text = known.get(id)
    return text === undefined ? [] : [[id, text] as const]
  })
  return new Map([...own, ...kept].toSorted(([one], [other]) => one - other))
}
