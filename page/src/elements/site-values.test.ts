import { expect, test } from 'vitest'
import { decodeElements } from '../document/codec.ts'
import { renderPublication } from '../render/render-publication.ts'
import { type Business, noBusiness } from './business.ts'
import { withSiteText, withSiteValues } from './site-values.ts'

const olmo: Business = {
  name: 'Clínica <Olmo>',
  phone: '+34 976 00-03.21',
  email: 'hola@olmo.example',
  address: 'Calle Mayor 3, Zaragoza',
  legalName: '',
  taxNumber: '',
}
const page = () => {
  const read = decodeElements([
    {
      id: 'heading-1',
      type: 'heading',
      props: { text: 'Bienvenido a {{sitio.nombre|esta casa}}', level: 1 },
    },
    { id: 'text-1', type: 'text', props: { text: 'NIF: {{sitio.nif}}.' } },
    { id: 'text-2', type: 'text', props: { text: 'Titular: {{ Sitio.Titular }}, en {{ciudad}}' } },
    { id: 'button-1', type: 'button', props: { text: 'Llamar', link: '{{sitio.llamar}}' } },
    { id: 'button-2', type: 'button', props: { text: 'Reservar', link: '{{sitio.llamar|#cita}}' } },
    {
      id: 'footer-1',
      type: 'footer',
      props: {
        brand: '{{sitio.nombre|Tu marca}}',
        items: [
          { column: 'Contacto', text: '{{sitio.telefono}}', link: '{{sitio.llamar}}' },
          { column: 'Contacto', text: 'Cómo llegar', link: '{{sitio.mapa}}' },
          { column: 'Contacto', text: 'Blog', link: '#blog' },
        ],
      },
    },
  ])
  if (!read.ok) throw read.error
  return read.document
}
const htmlOf = (business: Business) => renderPublication(page(), { title: 'Hola', business }).html

test('a link in a text leads where the site says, though the text before it grows; without a word of the site it is none', () => {
  const text = 'Llama a {{sitio.nombre|casa}} o ven'
  const read = decodeElements([
    {
      id: 'text-9',
      type: 'text',
      props: {
        text,
        textSpans: [
          { from: 0, to: 5, kind: 'link', link: '{{sitio.llamar}}' },
          {
            from: text.indexOf('ven'),
            to: text.length,
            kind: 'link',
            link: '{{sitio.mapa|javascript:alert(1)}}',
          },
        ],
      },
    },
  ])
  if (!read.ok) throw read.error
  const html = (business: Business) => renderPublication(read.document, { title: 'Hola', business }).html
  expect(html(olmo)).toContain(
    '<a href="tel:+34976000321">Llama</a> a Clínica &lt;Olmo&gt; o <a href="https://',
  )
  expect(html(olmo)).toMatch(/Zaragoza">ven<\/a>/)
  expect(html(noBusiness)).toContain('Llama a casa o ven')
  expect(html(noBusiness)).not.toContain('javascript')
})

test('texts and links say what the site says of itself, and it is text', () => {
  const html = htmlOf(olmo)
  expect(html).toContain('Bienvenido a Clínica &lt;Olmo&gt;')
  expect(html).toContain('Titular: Clínica &lt;Olmo&gt;, en {{ciudad}}')
  expect(html.match(/href="tel:\+34976000321"/g)).toHaveLength(3)
  expect(html).toContain('href="https://www.openstreetmap.org/search?query=Calle%20Mayor%203%2C%20Zaragoza"')
})

test('what nobody has said leaves no hole: a sentence, a button, an entry of a list go, unless a fallback stands there', () => {
  const html = htmlOf(noBusiness)
  expect(html).toContain('Bienvenido a esta casa')
  expect(html).toContain('Tu marca')
  expect(html).not.toContain('NIF')
  expect(html).not.toContain('Llamar')
  expect(html).not.toContain('Cómo llegar')
  expect(html).toContain('href="#cita"')
  expect(html).toContain('Blog')
})

test('a page that says nothing of its site is the same page', () => {
  const read = decodeElements([{ id: 'text-1', type: 'text', props: { text: '{{item.nombre}}' } }])
  if (!read.ok) throw read.error
  expect(withSiteValues(read.document, olmo)).toBe(read.document)
})

test('a value cannot bring a name, a scheme of its own or a script', () => {
  const hostile = { ...olmo, name: '{{sitio.correo}}', phone: 'javascript:alert(1)' }
  expect(withSiteText('{{sitio.nombre}}', hostile)).toBe('{{sitio.correo}}')
  expect(htmlOf(hostile)).not.toMatch(/href="javascript/i)
})
