import { expect, test } from 'vitest'
import { alphaOf, colorAt, opaqueOf, parseColor, parseHex, parseSolid, withAlpha } from './color.ts'

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

test.each([
  ['#112233', 40, '#11223366'],
  ['#11223366', 100, '#112233'],
  ['#11223366', 0, '#11223300'],
  ['token:primary', 40, 'token:primary/40'],
  ['token:primary/40', 5.4, 'token:primary/5'],
  ['token:primary/40', 100, 'token:primary'],
])('%s of which %i percent is seen', (color, percent, text) => {
  expect(colorAt(color, percent)).toBe(text)
  expect(parseSolid(text)).toBe(text)
  expect(alphaOf(text)).toBe(Math.round(percent))
  expect(opaqueOf(text)).toBe(opaqueOf(color))
})

test.each(['token:primary/400', 'token:primary/', 'token:primary/4x', 'token:radius/40', '#1122334'])(
  '%s is no colour of which some is seen',
  (text) => expect(parseSolid(text)).toBeUndefined(),
)
