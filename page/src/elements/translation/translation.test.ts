import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../../testing/documents.ts'
import { renderPage } from '../../render/render-page.tsx'
import { formFields } from '../form/form-fields.ts'
import { comparedTexts, isCounted, type KeptText, pageInLanguage } from './kept-texts.ts'
import { taggedText, untaggedText } from './tagged-text.ts'
import { sourceTexts, translatedPage } from './translated.ts'

const kept = (place: string, path: string, source: string, value: string): KeptText => ({
  element: place,
  path,
  source,
  value,
})
const sources = (...elements: Parameters<typeof documentOf>) =>
  sourceTexts(documentOf(...elements)).map(({ path, source }) => `${path}: ${source}`)

describe('a text with its tags', () => {
  it('says what is set apart, and reads it back whatever stands around it', () => {
    const spans = [
      { kind: 'bold', from: 0, to: 3 },
      { kind: 'link', from: 2, to: 7, link: '/precios' },
    ] as const
    const tagged = taggedText({ text: 'Uno dos tres', spans })
    expect(tagged).toBe('<1>Un<2>o</1> dos</2> tres')
    expect(untaggedText(tagged, spans)).toEqual({ text: 'Uno dos tres', spans })
    expect(untaggedText('<2>Two</2> and <1>one', spans)).toEqual({
      text: 'Two and one',
      spans: [{ ...spans[1], from: 0, to: 3 }],
    })
    expect(untaggedText('a <9>b</9>', spans).text).toBe('a <9>b</9>')
  })

  it('comes back the same for any text and any spans', () => {
    const place = fc.nat(30)
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }).filter((text) => !text.includes('<')),
        fc.array(fc.tuple(place, place), { maxLength: 5 }),
        (text, pairs) => {
          const spans = pairs
            .map(([one, other]) => ({
              kind: 'bold' as const,
              from: Math.min(one, other, text.length),
              to: Math.min(Math.max(one, other), text.length),
            }))
            .filter(({ from, to }) => to > from)
            .toSorted((one, other) => one.from - other.from)
          expect(untaggedText(taggedText({ text, spans }), spans)).toEqual({ text, spans })
        },
      ),
    )
  })
})

describe('the texts of a page', () => {
  it('are what people read, in page order, without figures, names of fields and what is hidden', () => {
    const hidden = { ...element('text-9', { text: 'Nadie lo ve' }), hidden: true as const }
    expect(
      sources(
        element('heading-1', { text: 'Hola' }),
        element('text-2', { text: '{{titulo}} 29 €' }),
        element('code-3', { code: '<b>Hola</b>' }),
        element('button-4', { text: 'Ir', link: 'https://tienda.es' }),
        element('form-5', {
          fields: ['email', { name: 'talla', type: 'select', options: ['Grande', '38'] }],
        }),
        hidden,
      ),
    ).toEqual([
      'text: Hola',
      'text: Ir',
      'link: https://tienda.es',
      'fields.email.label: Correo electrónico',
      'fields.talla.options.0: Grande',
      'fields.talla.label: Talla',
      'buttonText: Enviar',
      'placeholder: Tu email...',
    ])
  })

  it('are laid over the page, keep what is set apart, and fall back to what it says', () => {
    const document = documentOf(
      element('text-1', { text: 'Lee esto', textSpans: [{ kind: 'bold', from: 4, to: 8 }] }),
      element('heading-2', { text: 'Sin traducir' }),
      element('faq-3', {
        items: [
          { question: '¿Uno?', answer: 'Sí' },
          { question: '¿Dos?', answer: 'No' },
        ],
      }),
    )
    const shown = pageInLanguage(document, [
      kept('text-1', 'text', 'Lee <1>esto</1>', 'Read <1>this</1> <script>'),
      // It stood first when it was said.
      kept('faq-3', 'items.0.question', '¿Dos?', 'Two?'),
    ])
    const { html } = renderPage(shown)
    expect(html).toContain('Read <strong>this</strong> &lt;script&gt;')
    expect(html).toContain('Sin traducir')
    expect(html).toContain('Two?')
    expect(html).toContain('¿Uno?')
    expect(document.elements['text-1']?.props['text']).toBe('Lee esto')
  })

  it('are marked where what they were made from has changed', () => {
    const document = documentOf(
      element('heading-1', { text: 'Ahora' }),
      element('heading-2', { text: 'Igual' }),
    )
    const compared = comparedTexts(document, [
      kept('heading-1', 'text', 'Antes', 'Before'),
      kept('heading-2', 'text', 'Igual', 'Same'),
    ])
    expect(compared.filter(isCounted).map(({ state, before }) => [state, before])).toEqual([
      ['changed', 'Antes'],
      ['done', null],
    ])
  })

  it('of a form keep its fields, its conditions and the names in its mail together', () => {
    const props = {
      fields: [
        { name: 'tipo', label: 'Tipo', type: 'radio', options: ['Empresa', 'Persona'] },
        { name: 'cif', label: 'CIF', when: { field: 'tipo', is: 'is', value: 'Empresa' } },
      ],
      replySubject: 'Gracias, [Tipo]',
      replyText: 'Hola',
    }
    const document = documentOf(element('form-1', props))
    const words: Record<string, string> = { Tipo: 'Kind', Empresa: 'Company' }
    const said = translatedPage(document, ({ source }) => words[source]).elements['form-1']?.props ?? {}
    const [kind, cif] = formFields(said)
    expect(kind).toMatchObject({ name: 'tipo', label: 'Kind', options: ['Company', 'Persona'] })
    expect(cif?.when).toMatchObject({ field: 'tipo', value: 'Company' })
    expect(said['replySubject']).toBe('Gracias, [Kind]')
  })

  it('let no hostile link or picture through', () => {
    const document = documentOf(
      element('button-1', { text: 'Ir', link: 'https://tienda.es' }),
      element('image-2', { src: 'https://tienda.es/a.png', alt: 'Foto' }),
    )
    const said = translatedPage(document, ({ kind }) =>
      kind === 'link' || kind === 'picture' ? 'javascript:alert(1)' : undefined,
    )
    expect(renderPage(said).html).not.toContain('javascript:')
  })
})
