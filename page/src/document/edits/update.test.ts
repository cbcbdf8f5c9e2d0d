import { describe, expect, test } from 'vitest'
import { updated } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'
import { fastest } from '../../testing/fastest.ts'

const responsive = { desktop: { gap: '24px' }, tablet: { gap: '20px' } }
const start = deepFreeze(
  documentOf(
    element('container-1', { gap: '16px', responsive }, [
      element('text-2', { text: 'hola', color: '#333333' }),
    ]),
    element('container-3', { gap: '16px', responsive: { mobile: {} } }, []),
  ),
)
const propsOf = (id: string, patch: Record<string, unknown>, viewport?: 'desktop' | 'tablet' | 'mobile') =>
  updated(start, viewport ? { id, props: patch, viewport } : { id, props: patch }).elements[id]?.props

describe('without responsive settings', () => {
  test('desktop writes the base, a device an override of its own', () => {
    expect(propsOf('text-2', { color: '#111111' })).toEqual({ text: 'hola', color: '#111111' })
    expect(propsOf('text-2', { color: '#111111' }, 'mobile')).toEqual({
      text: 'hola',
      color: '#333333',
      responsive: { mobile: { color: '#111111' } },
    })
  })

  test('what is shared goes into the base on every device, and no override keeps another', () => {
    const shared = new Set(['text'])
    const change = {
      id: 'text-2',
      props: { text: 'adiós', color: '#111111' },
      viewport: 'mobile',
      shared,
    } as const
    expect(updated(start, change).elements['text-2']?.props).toEqual({
      text: 'adiós',
      color: '#333333',
      responsive: { mobile: { color: '#111111' } },
    })
    const differing = documentOf(
      element('text-2', { text: 'hola', responsive: { mobile: { text: 'móvil', color: '#111111' } } }),
    )
    const one = updated(differing, { id: 'text-2', props: { text: 'igual' }, viewport: 'tablet', shared })
    expect(one.elements['text-2']?.props).toEqual({
      text: 'igual',
      responsive: { mobile: { color: '#111111' } },
    })
  })

  test('what a change takes away beside a value is absent on that device alone', () => {
    const away = { text: undefined, color: '#111111' }
    expect(propsOf('text-2', away, 'mobile')).toEqual({
      text: 'hola',
      color: '#333333',
      responsive: { mobile: { text: null, color: '#111111' } },
    })
  })

  test('undefined deletes', () => {
    expect(propsOf('text-2', { color: undefined })).toEqual({ text: 'hola' })
  })

  test('only the element itself is new', () => {
    const next = updated(start, { id: 'text-2', props: { text: 'adiós' }, name: 'Saludo' })
    expect(next.elements['text-2']).toMatchObject({ name: 'Saludo', parent: 'container-1' })
    expect(next.elements['container-1']).toBe(start.elements['container-1'])
    expect(next.root).toBe(start.root)
  })

  test('a change of nothing is the same document', () => {
    expect(updated(start, { id: 'text-2', props: { text: 'hola', nada: undefined }, name: '' })).toBe(start)
    expect(updated(start, { id: 'container-1', props: { responsive: structuredClone(responsive) } })).toBe(
      start,
    )
  })
})

describe('with responsive settings', () => {
  test('desktop writes the base and the desktop override that exists', () => {
    expect(propsOf('container-1', { gap: '8px' }, 'desktop')).toEqual({
      gap: '8px',
      responsive: { desktop: { gap: '8px' }, tablet: { gap: '20px' } },
    })
    expect(propsOf('container-3', { gap: '8px' }, 'desktop')).toEqual({
      gap: '8px',
      responsive: { mobile: {} },
    })
  })

  test('tablet and mobile write their own override alone', () => {
    expect(propsOf('container-1', { gap: '8px' }, 'tablet')).toEqual({
      gap: '16px',
      responsive: { desktop: { gap: '24px' }, tablet: { gap: '8px' } },
    })
    expect(propsOf('container-1', { gap: '8px' }, 'mobile')).toEqual({
      gap: '16px',
      responsive: { ...responsive, mobile: { gap: '8px' } },
    })
  })

  test('undefined in an override inherits again', () => {
    expect(propsOf('container-1', { gap: undefined }, 'tablet')).toEqual({
      gap: '16px',
      responsive: { desktop: { gap: '24px' }, tablet: {} },
    })
    expect(updated(start, { id: 'container-1', props: { gap: undefined }, viewport: 'mobile' })).toBe(start)
  })

  test('the overrides themselves can be set and removed', () => {
    expect(propsOf('container-1', { responsive: undefined }, 'tablet')).toEqual({ gap: '16px' })
  })
})

test.each([
  ['unknown-element', { id: 'nada', props: {} }],
  ['children-as-prop', { id: 'text-2', props: { children: [] } }],
  ['bad-character', { id: 'text-2', props: { text: '\0' } }],
  ['bad-value', { id: 'text-2', props: { text: Number.NaN } }],
  ['bad-name', { id: 'text-2', name: 'a\0' }],
  ['too-long', { id: 'text-2', props: { text: 'x'.repeat(300_000) } }],
])('%s', (code, change) => {
  expect(() => updated(start, change)).toThrow(expect.objectContaining({ code }))
})

test('a page of 5,000 elements is edited within 2 ms', () => {
  const texts = Array.from({ length: 5000 }, (_, at) =>
    element(`text-${1_700_000_000_000 + at}`, { text: 'a' }),
  )
  let document = documentOf(...texts)
  const edit = (text: string) => {
    document = updated(document, { id: 'text-1700000002500', props: { text } })
  }
  expect(fastest(process, 60, String, edit)).toBeLessThan(2)
})
