import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, element, nestedLists } from '../testing/documents.ts'
import { duplicate } from './operations/duplicate.ts'
import { remove } from './operations/remove.ts'
import { update } from './operations/update.ts'
import { isSameDocument } from './same.ts'
import { applyStep, documentStepSchema, stepBetween } from './step.ts'
import { emptyDocument } from './tree.ts'

test('a step brings one document to any other, also over JSON', () => {
  fc.assert(
    fc.property(nestedLists, nestedLists, (one, other) => {
      const [before, after] = [documentOf(...one), documentOf(...other)]
      const step = documentStepSchema.parse(JSON.parse(JSON.stringify(stepBetween(before, after))))
      const reached = applyStep(before, step)
      expect(reached).toEqual(after)
      expect(reached && isSameDocument(reached, after)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a step holds no more than what changed', () => {
  const page = documentOf(
    element('container-1', {}, [element('text-1'), element('text-2')]),
    element('text-3'),
  )
  const edited = update(page, { id: 'text-2', props: { text: 'Hola' } })
  expect(stepBetween(page, edited)).toEqual({
    root: page.root,
    changed: [edited.elements['text-2']],
    gone: [],
  })
  expect(stepBetween(page, remove(page, { id: 'container-1' })).gone).toHaveLength(3)
})

test('a step that fits on another document only is refused', () => {
  const page = documentOf(element('text-1'))
  const copied = duplicate(page, { id: 'text-1' }).document
  expect(applyStep(emptyDocument, stepBetween(page, copied))).toBeNull()
  expect(applyStep(page, { root: ['text-1'], changed: [], gone: ['text-1'] })).toBeNull()
})

const page = (props: Record<string, unknown>) => documentOf(element('text-1', props))

test('sameness does not depend on the order of keys, and sees every difference', () => {
  expect(isSameDocument(page({ a: 1, b: [{ c: 2, d: 3 }] }), page({ b: [{ d: 3, c: 2 }], a: 1 }))).toBe(true)
  expect(isSameDocument(page({ a: 1 }), page({ a: 2 }))).toBe(false)
  expect(isSameDocument(page({ a: 1 }), page({ a: 1, b: null }))).toBe(false)
  expect(isSameDocument(page({}), documentOf(element('text-1'), element('text-2')))).toBe(false)
  expect(isSameDocument(page({}), documentOf({ ...element('text-1'), hidden: true }))).toBe(false)
  expect(isSameDocument(page({}), documentOf({ ...element('text-1'), locked: true }))).toBe(false)
})
