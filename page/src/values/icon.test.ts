import { expect, test } from 'vitest'
import { readIcon } from './icon.ts'

test('an icon is a name and a path', () => {
  expect(readIcon('arrow-right M5 12h14m-7-7 7 7-7 7')).toEqual({
    name: 'arrow-right',
    path: 'M5 12h14m-7-7 7 7-7 7',
  })
})

test.each([
  '',
  'star',
  'star <script>',
  'star M1 1"/><script>alert(1)</script>',
  'STAR M1 1',
  'star url(javascript:alert(1))',
  `star M${'1 '.repeat(2000)}`,
  7,
  null,
  ['star M1 1'],
])('%j is none', (value) => {
  expect(readIcon(value)).toBeUndefined()
})
