import { describe, expect, it } from 'vitest'
import { acceptedNumber, clampedNumber, numberOf } from './number-draft.ts'

const fontSize = { min: 12, max: 72 }

describe('numberOf', () => {
  it.each([
    ['16px', 16],
    ['1.5rem', 1.5],
    ['24', 24],
    [8, 8],
    ['auto', null],
    ['', null],
    [undefined, null],
    [Number.NaN, null],
    [{}, null],
  ])('of %j is %j', (value, expected) => {
    expect(numberOf(value)).toBe(expected)
  })
})

describe('while typing', () => {
  it.each([
    ['1', null],
    ['16', 16],
    ['160', null],
    ['', null],
    ['-', null],
  ])('%j gives %j', (text, expected) => {
    expect(acceptedNumber(text, fontSize)).toBe(expected)
  })
})

describe('on leaving the field', () => {
  it.each([
    ['1', 12],
    ['160', 72],
    ['20', 20],
    ['', null],
    ['abc', null],
  ])('%j ends as %j', (text, expected) => {
    expect(clampedNumber(text, fontSize)).toBe(expected)
  })
})
