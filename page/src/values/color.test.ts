import { expect, test } from 'vitest'
import { parseColor, parseHex, withAlpha } from './color.ts'

test.each(['#000000', '#8B5CF6', '#ffffff'])('%s is a hex colour', (text) => {
  expect(parseHex(text)).toBe(text)
  expect(parseColor(text)).toBe(text)
})

const hostile = [
  '#fff',
  '#12345',
  '#1234567',
  '#gggggg',
  'red',
  '',
  ' #000000',
  '#000000;}',
  '#000000\n',
  'url(x)',
  0,
  null,
  {},
  ['#000000'],
]
test.each(hostile)('%j is no colour', (value) => {
  expect(parseHex(value)).toBeUndefined()
  expect(parseColor(value)).toBeUndefined()
})

test('transparent and alpha count as colours, not as plain hex', () => {
  expect(parseColor('transparent')).toBe('transparent')
  expect(parseColor('#ffffff33')).toBe('#ffffff33')
  expect(parseHex('transparent')).toBeUndefined()
  expect(parseHex('#ffffff33')).toBeUndefined()
})

test.each([
  [20, '#ffffff33'],
  [0, '#ffffff00'],
  [100, '#ffffffff'],
  [1, '#ffffff03'],
  [400, '#ffffffff'],
  [-5, '#ffffff00'],
])('%i percent', (percent, text) => {
  expect(withAlpha('#ffffff', percent)).toBe(text)
})
