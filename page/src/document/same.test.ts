import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import type { NestedElement } from './schema.ts'
import { isSameNode } from './same.ts'

const node = (given: NestedElement) => documentOf(given).elements[given.id]
const text = (props: Record<string, unknown>) => node(element('text-1', props))

test('sameness does not depend on the order of keys, and sees every difference', () => {
  expect(isSameNode(text({ a: 1, b: [{ c: 2, d: 3 }] }), text({ b: [{ d: 3, c: 2 }], a: 1 }))).toBe(true)
  expect(isSameNode(text({ a: 1 }), text({ a: 2 }))).toBe(false)
  expect(isSameNode(text({ a: 1 }), text({ a: 1, b: null }))).toBe(false)
  expect(isSameNode(text({}), node(element('text-1', {}, [element('text-2')])))).toBe(false)
  expect(isSameNode(text({}), node({ ...element('text-1'), hidden: true }))).toBe(false)
  expect(isSameNode(text({}), node({ ...element('text-1'), locked: true }))).toBe(false)
  expect(isSameNode(undefined, text({}))).toBe(false)
})
