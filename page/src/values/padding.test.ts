import { describe, expect, test } from 'vitest'
import { convertPadding, formatPadding, paddingProps, readPadding } from './padding.ts'
import type { Padding } from './padding.ts'

const padding = (unit: Padding['unit'], Top: number, Right = Top, Bottom = Top, Left = Right): Padding => ({
  unit,
  Top,
  Right,
  Bottom,
  Left,
})

describe('reading', () => {
  test.each([
    [{ padding: '20px' }, padding('px', 20)],
    [{ padding: '40px 20px' }, padding('px', 40, 20)],
    [{ padding: '1px 2px 3px' }, padding('px', 1, 2, 3)],
    [{ padding: '1px 2px 3px 4px' }, padding('px', 1, 2, 3, 4)],
    [{ padding: 12 }, padding('px', 12)],
    [{ padding: '20px', paddingTop: '0px' }, padding('px', 0, 20, 20, 20)],
    [{ paddingLeft: '2rem' }, padding('rem', 0, 0, 0, 2)],
    [{ padding: '16px', paddingTop: '2rem' }, padding('rem', 2, 1, 1, 1)],
    [{ padding: '-5px' }, padding('px', 0)],
    [{ padding: '9999px' }, padding('px', 200)],
  ])('%j', (props, expected) => {
    expect(readPadding(props)).toEqual(expected)
  })

  test.each([
    {},
    { padding: '' },
    { padding: 'auto' },
    { padding: '1px 2px 3px 4px 5px' },
    { padding: '1px;color:red' },
    { padding: {} },
  ])('%j is none', (props) => {
    expect(readPadding(props)).toBeUndefined()
  })
})

test('writing is as short as CSS allows', () => {
  expect(formatPadding(padding('px', 20))).toBe('20px')
  expect(formatPadding(padding('px', 40, 20))).toBe('40px 20px')
  expect(formatPadding(padding('px', 1, 2, 3))).toBe('1px 2px 3px')
  expect(formatPadding(padding('rem', 1, 2, 3, 0))).toBe('1rem 2rem 3rem 0')
  expect(paddingProps(padding('em', 1, 2))).toEqual({
    paddingTop: '1em',
    paddingRight: '2em',
    paddingBottom: '1em',
    paddingLeft: '2em',
  })
})

describe('another unit (§4)', () => {
  test.each([
    ['px', 'rem', 20, 1.25],
    ['px', 'em', 25, 1.56],
    ['px', '%', 20, 5],
    ['px', '%', 22, 6],
    ['rem', 'px', 1.25, 20],
    ['rem', 'em', 1.5, 1.5],
    ['%', 'px', 5, 20],
    ['%', 'rem', 10, 2.5],
    ['em', '%', 2, 8],
    ['px', 'px', 7, 7],
    ['px', 'rem', 200, 12],
    ['px', '%', 200, 50],
    ['rem', 'px', 12, 192],
  ] as const)('%s to %s: %f becomes %f', (from, to, amount, expected) => {
    expect(convertPadding(padding(from, amount), to)).toEqual(padding(to, expected))
  })
})
