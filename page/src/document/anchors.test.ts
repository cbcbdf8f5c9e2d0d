import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { renewAnchors } from './anchors.ts'

const anchored = (...anchors: string[]) =>
  documentOf(...anchors.map((anchor, at) => element(`text-${at}`, { anchor })))

const offer = element('section-1', { anchor: 'precios', backgroundColor: '#aabbcc' }, [
  element('button-2', { link: '#precios', backgroundColor: '#8b5cf6' }),
  element('container-3', { anchor: 'plan' }, []),
  element('pricing-4', { items: [{ link: '#plan', planName: 'Uno' }, { link: '#otro' }] }),
])

test('a copy gets anchors that nothing on the page has, and its own links follow', () => {
  const copy = renewAnchors(offer, documentOf(offer))
  expect(copy.props).toMatchObject({
    anchor: 'precios-2',
    backgroundColor: '#aabbcc',
    children: [
      { props: { link: '#precios-2', backgroundColor: '#8b5cf6' } },
      { props: { anchor: 'plan-2' } },
      { props: { items: [{ link: '#plan-2', planName: 'Uno' }, { link: '#otro' }] } },
    ],
  })
})

test('what the page does not have stays as it is', () => {
  expect(renewAnchors(offer, anchored('contacto'))).toBe(offer)
})

test('copies of a copy go on counting', () => {
  const taken = anchored('precios', 'precios-2', 'plan')
  const copy = renewAnchors({ ...offer, props: { ...offer.props, anchor: 'precios-2' } }, taken)
  expect(copy.props['anchor']).toBe('precios-3')
})
