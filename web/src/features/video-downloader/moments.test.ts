import { expect, test } from 'vitest'
import { cutOf, momentFault, secondsOf, trimFaults } from './moments.ts'

test.each([
  ['', null],
  ['75', 75],
  [' 1:15 ', 75],
  ['1:02:09.5', 3729.5],
  ['1:2:3:4', Number.NaN],
  ['-5', Number.NaN],
  ['one', Number.NaN],
])('%j is %d seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

test('a part is told what is wrong with it, each end at its own field', () => {
  expect(trimFaults({ from: '', to: '' }, 60)).toEqual({ from: null, to: null })
  expect(trimFaults({ from: 'x', to: 'y' }, 60)).toEqual({
    from: 'Enter a time such as 1:15 or 75.',
    to: 'Enter a time such as 1:15 or 75.',
  })
  expect(trimFaults({ from: '1:00', to: '' }, 60).from).toBe('The video ends at 1:00.')
  expect(trimFaults({ from: '0:30', to: '30' }, 60).to).toBe('The end must be behind the beginning.')
  expect(trimFaults({ from: '0:30', to: '0:31' }, null)).toEqual({ from: null, to: null })
  expect(momentFault('59', 60)).toBeNull()
})

test('a part without a beginning begins at the first second, and without an end goes to the last', () => {
  expect(cutOf({ from: '', to: '' })).toBeUndefined()
  expect(cutOf({ from: '', to: '5' })).toEqual({ from: 0, to: 5 })
  expect(cutOf({ from: '5', to: '' })).toEqual({ from: 5, to: null })
  expect(cutOf({ from: 'x', to: '5' })).toBeUndefined()
})
