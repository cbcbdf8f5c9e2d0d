import { expect, test } from '../product/test.ts'
import { screens } from '../shots/screens.ts'

test('there is a way to each screen of the app, for its sheet and for who checks that it is accessible', () => {
  const names = screens.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(40)
  expect(new Set(names).size).toBe(names.length)
})
