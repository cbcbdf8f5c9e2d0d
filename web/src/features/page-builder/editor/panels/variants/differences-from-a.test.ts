import { expect, it } from 'vitest'
import { element, pageOf } from '../../model/testing/documents.ts'
import { differencesFromA, placeOfRemoved } from './differences-from-a.ts'

const text = (id: string, words = id) => element('text', id, { text: words })
const box = (id: string, ...children: ReturnType<typeof element>[]) => element('container', id, {}, children)

it('says what of a variant is not as in A, and tells what was added once', () => {
  const a = pageOf(box('hero', text('title'), text('lead')), text('end'), text('last'))
  const b = pageOf(box('hero', text('title', 'Otro'), box('new', text('inside'))), text('last'), text('end'))
  const differences = differencesFromA(a, b)
  expect(differences.get('title')).toBe('changed')
  expect(differences.get('new')).toBe('added')
  expect(differences.has('inside')).toBe(false)
  expect(differences.get('end')).toBe('moved')
  // What A alone has stands nowhere on the variant.
  expect(differences.has('lead')).toBe(false)
  expect(differences.has('hero')).toBe(false)
  expect(differencesFromA(a, a).size).toBe(0)
})

it('marks something changed inside what was added to, and something added to what was changed', () => {
  const a = pageOf(box('hero', text('title')))
  const b = pageOf(element('container', 'hero', { gap: '8px' }, [text('title'), text('more')]))
  expect([...differencesFromA(a, b)]).toEqual([
    ['hero', 'changed'],
    ['more', 'added'],
  ])
})

it('knows where something stood that was removed, as far as that still stands', () => {
  const a = pageOf(text('first'), box('hero', text('title'), text('lead'), box('deep', text('note'))))
  const b = pageOf(box('hero', text('title')))
  expect(placeOfRemoved(a, b, 'lead')).toEqual({ id: 'title', is: 'after' })
  expect(placeOfRemoved(a, b, 'note')).toEqual({ id: 'title', is: 'after' })
  expect(placeOfRemoved(a, pageOf(box('hero')), 'lead')).toEqual({ id: 'hero', is: 'inside' })
  expect(placeOfRemoved(a, b, 'first')).toBeNull()
})
