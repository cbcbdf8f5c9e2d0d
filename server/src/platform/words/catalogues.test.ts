import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { said, saidOf } from './said.ts'

const root = join(import.meta.dirname, '../..')
const folders = globSync('**/words/es.json', { cwd: root }).map((file) => join(root, dirname(file)))
const languages = ['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt']

/** Each text of a catalogue by its place, with the parts that it names. */
function partsOf(value: unknown, place = ''): [string, string[]][] {
  if (typeof value === 'string')
    return [[place, [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => partsOf(inner, `${place}.${key}`))
}

const catalogue = (folder: string, language: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))

it('there are catalogues', () => {
  expect(folders.length).toBeGreaterThan(2)
})

it.each(folders)('%s says the same in each language, with the same parts', (folder) => {
  const spanish = partsOf(catalogue(folder, 'es'))
  for (const language of languages) {
    const others = new Map(partsOf(catalogue(folder, language)))
    for (const [place, parts] of spanish) {
      // Of one thing its number need not be said.
      const wanted = place.endsWith('.one') ? others.get(place) : parts
      expect([language, place, others.get(place)]).toEqual([language, place, wanted ?? []])
    }
    expect([language, [...others.keys()]]).toEqual([language, spanish.map(([place]) => place)])
  }
})

it('a part is put where its name stands, as it is', () => {
  expect(said('«{{contest}}», de {{sender}}', { contest: 'Mil $& {{sender}}', sender: 'Eco' })).toBe(
    '«Mil $& {{sender}}», de Eco',
  )
  const points = { one: 'Tienes 1 punto', other: 'Tienes {{points}} puntos' }
  expect([0, 1, 2].map((count) => saidOf(points, count, { points: count }))).toEqual([
    'Tienes 0 puntos',
    'Tienes 1 punto',
    'Tienes 2 puntos',
  ])
})
