import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../../testing/documents.ts'
import { addressOf } from '../../render/address-of.ts'
import { renderPage } from '../../render/render-page.tsx'
import { renderPublication } from '../../render/render-publication.ts'
import { defaultTheme } from '../../theme/default-theme.ts'

const bold = { kind: 'bold', from: 0, to: 3 }
const link = { kind: 'link', from: 4, to: 12, link: '/precios' }
const strong = { kind: 'bold', from: 8, to: 12 }
const color = { kind: 'color', from: 13, to: 16, color: '#aa0000' }

describe('a text with parts set apart', () => {
  it('is plain elements, one link for what is one link, and its colours are classes', () => {
    const spans = [bold, link, strong, color, { kind: 'italic', from: 13, to: 16 }]
    const page = renderPage(documentOf(element('text-1', { text: 'Uno dos <b>tres fin', textSpans: spans })))
    expect(page.html).toMatch(
      /<strong>Uno<\/strong> <a href="\/precios">dos <strong>&lt;b&gt;t<\/strong><\/a>r<span class="[^"]+"><em>es <\/em><\/span>fin/,
    )
    expect(page.css).toContain('{color:#a00}')
    expect(page.css).toContain('strong')
    expect(page.needs.links).toEqual(['/precios'])
  })

  it('takes its colours from the kit of the site', () => {
    const token = { ...color, color: 'token:primary' }
    const { css } = renderPage(
      documentOf(element('text-1', { text: 'Uno dos tres fin', textSpans: [token] })),
      { theme: defaultTheme },
    )
    expect(css).toMatch(/\{color:var\(--token-primary, #[0-9a-f]{6}\)\}/)
  })

  it('has its lists as lists, outside of a paragraph', () => {
    const list = { kind: 'list', from: 4, to: 12 }
    const page = renderPage(documentOf(element('text-1', { text: 'uno\ndos\ntres\nfin', textSpans: [list] })))
    expect(page.html).toMatch(
      /<div class="[^"]+">uno<ul data-rich-list=""><li>dos<\/li><li>tres<\/li><\/ul>fin<\/div>/,
    )
  })

  it('is the same as ever without them, and no page pays for what it does not use', () => {
    const { html, css } = renderPage(documentOf(element('text-1', { text: 'Hola' })))
    expect(html).toMatch(/<p class="[^"]+">Hola<\/p>/)
    expect(css).not.toContain('strong')
  })

  it('is read as plain words where only words count', () => {
    const document = documentOf(element('heading-1', { text: 'Uno dos tres', textSpans: [bold] }))
    expect(renderPublication(document, { title: 'Hola', address: addressOf('x') }).html).toContain(
      '<strong>Uno</strong> dos tres',
    )
  })

  it('stands in the entries of lists as well', () => {
    const items = [{ question: '¿Sí?', answer: 'Sí, claro.', answerSpans: [{ ...bold, to: 2 }] }]
    const { html } = renderPage(documentOf(element('faq-1', { items })))
    expect(html).toContain('<strong>Sí</strong>, claro.')
  })
})
