import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './root.mjs'

// What visitors read: words of the product on published pages and in mails about them.
const folders = globSync('{page,server}/src/**/words/**/es.json', { cwd: inRoot() }).map((file) =>
  dirname(file),
)
const languages = ['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt']

/** Each text of a catalogue by its place, with the parts that it names. */
function partsOf(value: unknown, place = ''): [string, string[]][] {
  if (typeof value === 'string')
    return [[place, [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => partsOf(inner, `${place}.${key}`))
}

const catalogue = (folder: string, language: string): unknown =>
  JSON.parse(readFileSync(inRoot(folder, `${language}.json`), 'utf8'))

it('there are catalogues', () => {
  expect(folders.length).toBeGreaterThan(5)
})

it.each(folders)('%s says the same in each language, with the same parts', (folder) => {
  const spanish = partsOf(catalogue(folder, 'es'))
  for (const language of languages) {
    const others = new Map(partsOf(catalogue(folder, language)))
    for (const [place, parts] of spanish) {
      const said = others.get(place)
      // Of one thing its number need not be said, and nothing more can be.
      const known = new Map(spanish).get(place.replace(/\.one$/, '.other')) ?? []
      const wanted = place.endsWith('.one') ? known.filter((name) => said?.includes(name)) : parts
      expect([language, place, said]).toEqual([language, place, wanted])
    }
    expect([language, [...others.keys()]]).toEqual([language, spanish.map(([place]) => place)])
  }
})
