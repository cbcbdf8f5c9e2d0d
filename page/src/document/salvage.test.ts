import { expect, test } from 'vitest'
import { element } from '../testing/documents.ts'
import { salvageElements } from './salvage.ts'

const nested = (levels: number): unknown =>
  levels === 0
    ? element('text-1')
    : { id: `container-${levels}`, type: 'container', props: { children: [nested(levels - 1)] } }

test('what is no element is left out, all else is kept', () => {
  const salvaged = salvageElements([
    null,
    element('heading-1', { text: 'Hola' }),
    { id: 5, type: 'text' },
    { id: 'container-1', type: 'container', props: { gap: '4px', children: ['x', element('text-1'), 7] } },
    { id: 'text-2', type: 'text', props: 'nothing' },
    { id: 'desconocido-1', type: 'desconocido', props: {} },
  ])
  expect(salvaged?.lost).toBe(4)
  expect(salvaged?.document.root).toEqual(['heading-1', 'container-1', 'text-2', 'desconocido-1'])
  expect(salvaged?.document.elements['container-1']).toMatchObject({
    props: { gap: '4px' },
    children: ['text-1'],
  })
})

test('a thousand levels end where a page may not go deeper', () => {
  const salvaged = salvageElements([nested(1000)])
  expect(salvaged?.lost).toBe(1)
  expect(Object.keys(salvaged?.document.elements ?? {})).toHaveLength(40)
})

test.each([[null], [{}], ['[]'], [[]], [[null, 7]]])('nothing is left of %j', (value) => {
  expect(salvageElements(value)).toBeNull()
})
