import { expect, it } from 'vitest'
import { said, saidOf } from './said.ts'

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
