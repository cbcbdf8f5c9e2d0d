import { expect, it } from 'vitest'
import { centsOf, eurosOf, labelsOf } from './lead-values.ts'

it.each([
  ['', null],
  ['1200', 120_000],
  ['1200,5', 120_050],
  ['1200.50 €', 120_050],
  ['1.200', 120_000],
  ['1.200.300,25', 120_030_025],
  ['0', 0],
  ['mil', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['9999999999999', undefined],
])('%j is so many cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

it('writes an amount so that it reads it again', () => {
  expect([null, 0, 5, 120_000, 120_050].map(eurosOf)).toEqual(['', '0', '0,05', '1200', '1200,50'])
  for (const cents of [0, 5, 99, 120_050, 100_000_000_000]) expect(centsOf(eurosOf(cents))).toBe(cents)
})

it('takes labels once, without what is empty', () => {
  expect(labelsOf(' VIP, , Óptica,VIP')).toEqual(['VIP', 'Óptica'])
})
