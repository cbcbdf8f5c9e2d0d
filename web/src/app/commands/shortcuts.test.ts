// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { plainKey } from '../../platform/plain-key.ts'
import { nextStep } from './shortcuts.ts'

const shortcuts = ['g p', 'g t', '?']

test('a shortcut of two keys is found with the second', () => {
  expect(nextStep(shortcuts, '', 'g')).toEqual({ pending: 'g' })
  expect(nextStep(shortcuts, 'g', 'p')).toEqual({ found: 'g p' })
})

test('a key that does not go on begins anew', () => {
  expect(nextStep(shortcuts, 'g', '?')).toEqual({ found: '?' })
  expect(nextStep(shortcuts, 'g', 'g')).toEqual({ pending: 'g' })
  expect(nextStep(shortcuts, 'g', 'x')).toEqual({ pending: '' })
})

const key = (change: Partial<Parameters<typeof plainKey>[0]> = {}) => ({
  key: 'g',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...change,
})

test('a modifier, another input method or somebody else have the key', () => {
  expect(plainKey(key({ key: 'G' }), null)).toBe('g')
  expect(plainKey(key({ ctrlKey: true }), null)).toBeNull()
  expect(plainKey(key({ metaKey: true }), null)).toBeNull()
  expect(plainKey(key({ isComposing: true }), null)).toBeNull()
  expect(plainKey(key({ defaultPrevented: true }), null)).toBeNull()
  expect(plainKey(key({ key: 'Enter' }), null)).toBeNull()
})

const taken = (selector: string) => plainKey(key(), document.querySelector(selector)) === null

test('while typing, and in what covers the screen, keys are left alone', () => {
  document.body.innerHTML = `<main></main><input><textarea></textarea><select></select>
    <p contenteditable="true"><b></b></p><div role="dialog"><a></a></div><div role="menu"><i></i></div>`
  expect(taken('main')).toBe(false)
  for (const selector of ['input', 'textarea', 'select', 'b', 'a', 'i'])
    expect(taken(selector), selector).toBe(true)
})
