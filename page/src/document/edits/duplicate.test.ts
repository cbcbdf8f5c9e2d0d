import { expect, test } from 'vitest'
import { duplicated } from '../../testing/edited.ts'
import { deepFreeze, documentOf, element } from '../../testing/documents.ts'
import { descendants } from '../tree.ts'

const start = deepFreeze(
  documentOf(
    element('container-1', { layout: 'horizontal' }, [
      element(
        'container-2',
        { widthType: 'box', width: '300px', responsive: { tablet: { widthType: 'box', width: '400px' } } },
        [element('text-3', { text: 'hola' })],
      ),
      element('container-4', { widthType: 'full', width: '1340px' }, []),
      element('image-5', { width: '200px' }),
    ]),
    element('container-6', { layout: 'vertical' }, [
      element('container-7', { widthType: 'box', width: '300px' }, []),
    ]),
  ),
)

test('the copy stands right behind, with new ids throughout and the same content', () => {
  const { document, id } = duplicated(start, { id: 'container-2' })
  expect(document.elements['container-1']?.children).toEqual(['container-2', id, 'container-4', 'image-5'])
  const [text] = descendants(document, id)
  expect(start.elements[id]).toBeUndefined()
  expect(start.elements[text ?? '']).toBeUndefined()
  expect(document.elements[text ?? '']).toMatchObject({ type: 'text', props: { text: 'hola' }, parent: id })
})

test('in a horizontal container every container child with a fixed width becomes full', () => {
  const { document, id } = duplicated(start, { id: 'container-2' })
  const full = {
    widthType: 'full',
    width: '100%',
    responsive: { tablet: { widthType: 'full', width: '100%' } },
  }
  expect(document.elements['container-2']?.props).toEqual(full)
  expect(document.elements[id]?.props).toEqual(full)
  expect(document.elements['container-4']).toBe(start.elements['container-4'])
  expect(document.elements['image-5']).toBe(start.elements['image-5'])
})

test('elsewhere widths stay as they are', () => {
  const { document, id } = duplicated(start, { id: 'container-7' })
  expect(document.elements[id]?.props).toEqual({ widthType: 'box', width: '300px' })
  expect(document.elements['container-7']).toBe(start.elements['container-7'])
  expect(duplicated(start, { id: 'container-6' }).document.root).toHaveLength(3)
})

test('an unknown id throws', () => {
  expect(() => duplicated(start, { id: 'nada' })).toThrow(
    expect.objectContaining({ code: 'unknown-element' }),
  )
})

test('an anchor of the copy is its own', () => {
  const page = documentOf(
    element('section-1', { anchor: 'precios' }, [element('button-2', { link: '#precios' })]),
  )
  const { document, id } = duplicated(page, { id: 'section-1' })
  expect(document.elements['section-1']?.props['anchor']).toBe('precios')
  expect(document.elements[id]?.props['anchor']).toBe('precios-2')
  const [button = ''] = descendants(document, id)
  expect(document.elements[button]?.props['link']).toBe('#precios-2')
})
