import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { removed, updated } from '../testing/edited.ts'
import { stepBetween } from './step.ts'

test('a step holds no more than what changed', () => {
  const page = documentOf(
    element('container-1', {}, [element('text-1'), element('text-2')]),
    element('text-3'),
  )
  const edited = updated(page, { id: 'text-2', props: { text: 'Hola' } })
  expect(stepBetween(page, edited)).toEqual({ changed: [edited.elements['text-2']], gone: [] })
  expect(stepBetween(page, removed(page, { ids: ['container-1'] })).gone).toHaveLength(3)
})
