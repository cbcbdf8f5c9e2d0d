import { describe, expect, test } from 'vitest'
import { decodeElements } from '../../document/codec.ts'
import { renewIds } from '../../document/ids.ts'
import type { NestedElement, PageDocument, Props } from '../../document/schema.ts'
import { walk } from '../../document/tree.ts'
import { renderPage } from '../../render/render-page.tsx'
import { getElement } from '../registry.ts'
import { resolveProps } from '../resolve.ts'
import { rootStyles } from '../../testing/view.ts'
import { takeApart } from './take-apart.ts'

const picture = '/p/_pictures/a.webp'
const whole: Record<string, Props> = {
  card: { image: picture, imageAlt: 'Un taller' },
  hero: {
    image: picture,
    imageAlt: 'Un taller',
    arrangement: 'split',
    secondText: 'Ver más',
    secondLink: '#mas',
  },
  pricing: {},
  stats: {},
  testimonial: { photo: picture },
}

function pageOf(element: NestedElement): PageDocument {
  const read = decodeElements([element])
  if (!read.ok) throw read.error
  return read.document
}

/** The words of a page, without what only marks them. */
const said = (html: string) =>
  [...html.matchAll(/>([^<]+)</g)].flatMap(([, text]) => text?.replaceAll(/[«»✓\s]/g, '') || []).toSorted()
const led = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => String(to)).toSorted()

describe.each(Object.entries(whole))('%s', (type, more) => {
  const definition = getElement(type)
  const props = { ...definition?.defaultProps, ...more }
  const before = pageOf({ id: 'one', type, name: 'La mía', props })
  const [node] = Object.values(before.elements)
  const apart = node && takeApart(node)
  const numbered = apart && renewIds(apart)
  const after = numbered && pageOf(numbered)

  test('says and leads to the same as before', () => {
    const [old = '', now = ''] = [before, after].map((document) =>
      document ? renderPage(document).html : '',
    )
    expect(said(now)).toEqual(said(old))
    expect(led(now)).toEqual(led(old))
  })

  test('is made of elements that know all they are given', () => {
    for (const { node: part } of after ? walk(after) : []) {
      const { responsive, padding, ...set } = part.props
      const typed = resolveProps(part, 'desktop')
      expect({ responsive, padding, ...typed }, part.id).toMatchObject(set)
    }
  })

  test('keeps the name, and the style that any element may have', () => {
    const styled = node && takeApart({ ...node, props: { ...node.props, marginTop: '12px' } })
    expect(styled?.name).toBe('La mía')
    expect(styled?.props['marginTop']).toBe('12px')
  })
})

test('what differs by device is an override of the part', () => {
  const props = { ...getElement('hero')?.defaultProps, responsive: { mobile: { titleColor: '#123456' } } }
  const [node] = Object.values(pageOf({ id: 'one', type: 'hero', name: '', props }).elements)
  const apart = node && takeApart(node)
  const parts = apart ? [...walk(pageOf(renewIds(apart)))].map(({ node: part }) => part) : []
  const title = parts.find(({ type }) => type === 'heading')
  expect(title && resolveProps(title, 'desktop')).toMatchObject({ fontSize: '56px', color: '#16161d' })
  expect(title && resolveProps(title, 'mobile')).toMatchObject({ fontSize: '36px', color: '#123456' })
})

test('a border set by a width alone is drawn by the container too', () => {
  const props = { ...getElement('hero')?.defaultProps, borderBottomWidth: '4px' }
  const [node] = Object.values(pageOf({ id: 'one', type: 'hero', name: '', props }).elements)
  const apart = node && takeApart(node)
  expect(apart && rootStyles(apart)).toMatchObject({ borderWidth: '0px 0px 4px 0px', borderStyle: 'solid' })
})

test('an element that is not composed stays whole', () => {
  const [node] = Object.values(
    pageOf({ id: 'one', type: 'text', name: '', props: { text: 'Hola' } }).elements,
  )
  expect(node && takeApart(node)).toBeNull()
})
