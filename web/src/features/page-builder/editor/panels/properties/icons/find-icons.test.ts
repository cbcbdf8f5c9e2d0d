import { expect, it } from 'vitest'
import drawings from './drawings.txt?raw'
import { findIcons, readDrawings } from './find-icons.ts'

const icons = readDrawings(drawings)
const namesOf = (sought: string) => findIcons(icons, sought).map(({ name }) => name)

it('reads the whole set, each icon one path', () => {
  expect(icons.length).toBeGreaterThan(1500)
  expect(icons.find(({ name }) => name === 'star')?.path).toMatch(/^M11\.525/)
  for (const { path } of icons) expect(path).toMatch(/^M[\d MmLlHhVvCcSsQqTtAaZz.,-]+$/)
})

it.each([
  ['casa', 'house'],
  ['corazón', 'heart'],
  ['teléfono', 'phone'],
  ['carrito', 'shopping-cart'],
  ['estrella', 'star'],
  ['flecha derecha', 'arrow-right'],
  ['heart', 'heart'],
])('%s finds %s among the first', (sought, name) => {
  expect(namesOf(sought).slice(0, 12)).toContain(name)
})

it('finds all where nothing is sought, and nothing where nothing is so', () => {
  expect(namesOf('')).toHaveLength(icons.length)
  expect(namesOf('zzzz')).toEqual([])
})
