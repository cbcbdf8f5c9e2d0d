import { decodeElements, type NestedElement } from '@aurelio/page/document'
import { expect, it } from 'vitest'
import { withElementOf } from './sharing.ts'

const heading = (at: number, text: string): NestedElement => ({
  id: `heading-170000000000${at}`,
  type: 'heading',
  name: 'Título',
  props: { text },
})
const box = (...children: NestedElement[]): NestedElement => ({
  id: 'container-1700000000099',
  type: 'container',
  name: 'Caja',
  props: { children },
})

function page(...elements: NestedElement[]) {
  const decoded = decodeElements(elements)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}
const textsOf = (elements: readonly NestedElement[] = []): unknown[] =>
  elements.map(({ props }) => (props.children ? textsOf(props.children) : props['text']))

it('brings an element to another page as it is: changed, put in beside its neighbour, or taken out', () => {
  const source = page(heading(1, 'Nuevo'), box(heading(2, 'Dentro'), heading(3, 'Más')))
  const target = page(heading(1, 'Viejo'), box(heading(2, 'Dentro')), heading(4, 'Sobra'))
  const shared = (id: string) => textsOf(withElementOf(source, target, id)?.elements)
  expect(shared('heading-1700000000001')).toEqual(['Nuevo', ['Dentro'], 'Sobra'])
  expect(shared('heading-1700000000003')).toEqual(['Viejo', ['Dentro', 'Más'], 'Sobra'])
  expect(shared('heading-1700000000004')).toEqual(['Viejo', ['Dentro']])
})

it('says that there is no place for what stands in something that is not there', () => {
  expect(withElementOf(page(box(heading(2, 'x'))), page(heading(1, 'y')), 'heading-1700000000002')).toBeNull()
})
