import { describe, expect, test } from 'vitest'
import { renderPage } from '../render/render-page.tsx'
import { documentOf, element } from '../testing/documents.ts'
import { htmlOf, rootStyles } from '../testing/view.ts'
import { getElement } from './registry.ts'

const cssOf = (id: string, props: Record<string, unknown> = {}) =>
  renderPage(documentOf(element(id, props))).css

test('a spacer is air, with a line where one is wanted', () => {
  expect(rootStyles(element('spacer-1', { height: '64px' }))).toMatchObject({ minHeight: '64px' })
  expect(htmlOf(element('spacer-1'))).not.toContain('<hr')
  expect(htmlOf(element('spacer-1', { line: 'dashed' }))).toContain('<hr')
  expect(cssOf('spacer-1', { line: 'dashed', lineColor: '#123456' })).toMatch(
    /border-style:dashed;border-color:#123456/,
  )
})

test('a card leaves out what is empty, and its link leads nowhere unsafe', () => {
  const html = htmlOf(
    element('card-1', { image: '', title: '', linkText: 'Ir', link: 'javascript:alert(1)' }),
  )
  expect(html).not.toMatch(/<img|<h3/)
  expect(html).toContain('href="#"')
  expect(htmlOf(element('card-1', { image: '/a.png', imageAlt: 'Una mesa' }))).toContain('alt="Una mesa"')
})

test('a list is one: ordered with figures, unordered with marks', () => {
  const items = [{ line: 'uno' }, { line: 'dos' }]
  expect(htmlOf(element('list-1', { items, marker: 'number' }))).toMatch(
    /^<ol.*>1\.<.*>uno<.*>2\.<.*>dos<.*<\/ol>$/,
  )
  const html = htmlOf(element('list-1', { items }))
  expect(html).toMatch(/^<ul/)
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).toContain('aria-hidden="true" data-list-mark="check"')
})

test('a list of another kind falls back, what is no entry is left out, and its length is bounded', () => {
  expect(htmlOf(element('list-1', { items: 'x' }))).toContain('La primera ventaja')
  expect(htmlOf(element('list-1', { items: [] }))).not.toContain('<li')
  expect(htmlOf(element('list-1', { items: [1, null, { line: 'sí' }, [2]] })).match(/<li/g)).toHaveLength(1)
  const many = Array.from({ length: 500 }, (_, at) => ({ line: String(at) }))
  expect(htmlOf(element('list-1', { items: many })).match(/<li/g)).toHaveLength(24)
})

describe('testimonial', () => {
  test('is a quotation with its author, and says its stars', () => {
    const html = htmlOf(element('testimonial-1', { quote: 'Muy bien', author: 'Ana', rating: 4 }))
    expect(html).toMatch(/^<figure.*<blockquote[^>]*>«<span>Muy bien<\/span>»<\/blockquote><figcaption.*Ana/)
    expect(html).toContain('role="img" aria-label="4 de 5 estrellas">★★★★☆<')
  })

  test('marks that somebody wrote, too, stand once', () => {
    const html = htmlOf(element('testimonial-1', { quote: '«Muy bien»' }))
    expect(html).toMatch(/<blockquote[^>]*><span>«Muy bien»<\/span><\/blockquote>/)
  })

  test('without stars it has none', () => {
    expect(htmlOf(element('testimonial-1', { rating: 0 }))).not.toContain('estrellas')
  })
})

test('figures are a list of terms', () => {
  const html = htmlOf(element('stats-1', { items: [{ figure: '24 h', caption: 'para responder' }] }))
  expect(html).toMatch(/^<dl[^>]*><div[^>]*><dt[^>]*>para responder<\/dt><dd[^>]*>24 h<\/dd><\/div><\/dl>$/)
})

describe('pricing', () => {
  test('a plan has a name, its lines and a link', () => {
    const plan = {
      planName: 'Único',
      price: '9 €',
      period: 'al mes',
      features: ' Uno \n\nDos',
      buttonText: 'Ir',
      link: '/alta',
    }
    const html = htmlOf(element('pricing-1', { items: [plan] }))
    expect(html).toMatch(/<h3[^>]*>Único<\/h3>/)
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).toContain('href="/alta"')
    expect(htmlOf(element('pricing-1', { items: [{ ...plan, link: 'vbscript:x' }] }))).toContain('href="#"')
  })

  test('the plan put forward looks otherwise', () => {
    const html = htmlOf(element('pricing-1', { items: [{ featured: 'no' }, { featured: 'yes' }] }))
    const [, plain, main] = /<article class="(\w+)".*<article class="(\w+)"/.exec(html) ?? []
    expect(plain).not.toBe(main)
  })
})

test("questions open by themselves: the browser's own, no script", () => {
  const items = [
    { question: '¿Sí?', answer: 'Sí.' },
    { question: '¿No?', answer: 'No.' },
  ]
  const html = htmlOf(element('faq-1', { items, openFirst: 'yes' }))
  expect(html).toMatch(
    /<details class="\w+" open="" data-faq=""><summary[^>]*><span>¿Sí\?<\/span><\/summary><p[^>]*>Sí\.<\/p><\/details><details class="\w+" data-faq="">/,
  )
  expect(renderPage(documentOf(element('faq-1'))).scripts).toEqual([])
})

describe('hero', () => {
  test("has the page's main heading unless told, and only the buttons that have a text", () => {
    expect(htmlOf(element('hero-1', { title: 'Hola' }))).toMatch(/<h1[^>]*>Hola<\/h1>/)
    expect(htmlOf(element('hero-1', { level: 2 }))).toContain('<h2')
    expect(htmlOf(element('hero-1', {})).match(/<a /g)).toHaveLength(1)
    expect(htmlOf(element('hero-1', { buttonText: '', secondText: '' }))).not.toContain('<a ')
  })

  test('its title fits each viewport', () => {
    expect(cssOf('hero-1')).toMatch(
      /max-width:1023px\)\{[^@]*font-size:46px[^@]*@media\(max-width:767px\)\{[^@]*font-size:36px/,
    )
  })
})

test('progress says its value, within its bounds', () => {
  const html = htmlOf(element('progress-1', { label: 'Plazas', value: 140 }))
  expect(html).toContain(
    'role="progressbar" aria-label="Plazas" aria-valuemin="0" aria-valuemax="100" aria-valuenow="100"',
  )
  expect(cssOf('progress-1', { value: 33.4 })).toContain('width:33%')
})

describe('social media', () => {
  test('each link has a name and a drawing; an unsafe address has no link', () => {
    const items = [
      { network: 'youtube', address: 'https://www.youtube.com/@nosotros' },
      { network: 'x', address: 'javascript:alert(1)' },
      { network: 'email', address: 'mailto:hola@ejemplo.es' },
      { network: 'marciano', address: 'https://ejemplo.es' },
    ]
    const html = htmlOf(element('social_media-1', { items }))
    expect(html.match(/<a /g)).toHaveLength(3)
    expect(html).toContain('aria-label="YouTube"')
    expect(html).toContain('href="mailto:hola@ejemplo.es"')
    expect(html).toContain('data-network="web"')
  })

  test('every network it offers has its drawing', () => {
    const options = getElement('social_media')?.fields.layout?.flatMap((field) =>
      field.kind === 'items' ? field.item : [],
    )
    const [networks] = options ?? []
    const names = networks?.kind === 'select' ? networks.options.map(({ value }) => value) : []
    expect(names).toHaveLength(11)
    for (const name of names)
      expect(getElement('social_media')?.css).toContain(`[data-network=${name}]{--glyph:url(`)
  })
})
