import { expect, test } from 'vitest'
import { cssLength, formatLength, parseLength } from './length.ts'

test.each([
  ['16px', 16, 'px'],
  ['1.5rem', 1.5, 'rem'],
  ['.5em', 0.5, 'em'],
  ['50%', 50, '%'],
  ['12', 12, 'px'],
  [12, 12, 'px'],
  [' 8PX ', 8, 'px'],
  ['-4px', -4, 'px'],
])('%j', (value, amount, unit) => {
  expect(parseLength(value)).toEqual({ amount, unit })
})

test.each([
  '',
  'auto',
  '16pt',
  '1e9px',
  '16px;',
  'calc(1px)',
  '16 px',
  '1px 2px',
  '99999999px',
  Number.NaN,
  Infinity,
  null,
  {},
  ['1px'],
])('%j is no length', (value) => {
  expect(parseLength(value)).toBeUndefined()
})

test('formatting drops what floating point adds', () => {
  expect(formatLength({ amount: 0.1 + 0.2, unit: 'rem' })).toBe('0.3rem')
})

test('bounds clamp, in each unit', () => {
  const bounds = { min: 0, max: 160 }
  expect(cssLength('500px', bounds)).toBe('160px')
  expect(cssLength(-3, bounds)).toBe('0px')
  expect(cssLength('99rem', bounds)).toBe('10rem')
  expect(cssLength('120%', bounds)).toBe('100%')
  expect(cssLength('auto', bounds)).toBeUndefined()
  expect(cssLength('auto', { ...bounds, auto: true })).toBe('auto')
  expect(cssLength('expression(alert(1))', bounds)).toBeUndefined()
})
