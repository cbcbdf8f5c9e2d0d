import { expect, it } from 'vitest'
import { decodeStoredPage } from '../document/codec.ts'
import { renderPublication } from '../render/render-publication.ts'
import { sectionTemplates } from '../sections/section-templates.ts'
import { galleryTemplates } from '../templates/gallery-templates.ts'
import { checkPage, isError } from './check-page.ts'

type Given = { type: string; props: Record<string, unknown> }

const nothingKnown = {
  references: new Set<string>(),
  addresses: new Set<string>(),
  pictureBytes: new Map<string, number>(),
  theme: null,
}

function check(elements: readonly Given[], facts = nothingKnown) {
  const stored = elements.map((each, at) => ({ id: `${each.type}-${at}`, name: '', ...each }))
  const read = decodeStoredPage({ version: 1, elements: stored })
  if (!read.ok) throw read.error
  const { manifest } = renderPublication(read.document, { title: 'Prueba' })
  return checkPage(read.document, manifest, facts)
}
const codes = (elements: readonly Given[], facts = nothingKnown) =>
  check(elements, facts).map(({ code }) => code)

const heading = (text: string, level = 1): Given => ({ type: 'heading', props: { text, level } })
const button = (props: Record<string, unknown>): Given => ({
  type: 'button',
  props: { text: 'Comprar', link: 'https://sitio.test/', backgroundColor: '#5b21b6', ...props },
})
const image = (props: Record<string, unknown>): Given => ({
  type: 'image',
  props: { src: 'https://sitio.test/a.webp', alt: 'Una taza', ...props },
})
const gallery = (pictures: string[]): Given => ({
  type: 'gallery',
  props: { items: pictures.map((picture) => ({ image: picture, alt: 'Un jardín', title: '' })) },
})
const form = (fields: unknown, noConsentReason = ''): Given => ({
  type: 'form',
  props: { fields, noConsentReason },
})

it('finds nothing on a page that is ready', () => {
  const legal = button({ text: 'Privacidad', link: '/p/privacidad' })
  const facts = { ...nothingKnown, addresses: new Set(['/p/privacidad']) }
  const page = [heading('Tazas hechas a mano'), image({}), form(['email', 'consent']), button({}), legal]
  expect(check(page, facts)).toEqual([])
})

it('asks each form for a consent, which is an error, and puts it in', () => {
  const [found] = check([form(['email', 'name'])])
  expect(found).toMatchObject({ code: 'missing-consent', fix: { fields: ['email', 'name', 'consent'] } })
  expect(found && isError(found)).toBe(true)
  expect(codes([form(['email', 'name'], 'Es un contrato en curso')])).toEqual(['missing-legal'])
  expect(codes([form(['email', 'name', 'consent'])])).toEqual(['missing-legal'])
  expect(codes([form(['email', { name: 'ok', type: 'checkbox', required: true }])])).toEqual([
    'missing-legal',
  ])
  expect(codes([form(['email', { name: 'ok', type: 'checkbox', required: false }])])).toContain(
    'missing-consent',
  )
})

it('takes the text linked beside the consent for the legal notice', () => {
  const link = 'https://taller.test/privacidad'
  expect(codes([form(['email', { name: 'consent', link }])])).toEqual([])
})

it.each([
  'Llámanos al 600 000 000',
  'hola@ejemplo.es',
  'Hecho por [Tu empresa]',
  'Lorem ipsum dolor sit amet',
  'Tu Encabezado Aquí',
])('finds what a template left: %s', (text) => {
  expect(codes([heading(text)])).toEqual(['sample-content'])
})

it('finds pictures that only hold a place, in galleries too', () => {
  expect(codes([gallery(['/p/_pictures/a.webp'])])).toEqual([])
  expect(codes([gallery(['/p/_pictures/a.webp', ''])])).toEqual(['sample-content'])
})

it('finds the pictures of a ready gallery that nobody has changed', async () => {
  const read = await sectionTemplates.find(({ id }) => id === 'gallery-lightbox')?.load()
  if (!read) throw new Error('The section is gone.')
  const { manifest } = renderPublication(read.document, { title: 'Prueba' })
  const found = checkPage(read.document, manifest, nothingKnown).map(({ code }) => code)
  expect(found).toContain('sample-content')
})

it.each(['Llámanos al 612 345 678', 'Desde 600 euros', 'Un ejemplo: la taza', 'hola@mitaller.es'])(
  'leaves alone what a person wrote: %s',
  (text) => {
    expect(codes([heading(text)])).toEqual([])
  },
)

it.each([
  ['#', 'dead-link'],
  ['/tienda', 'dead-link'],
  ['#precios', 'dead-anchor'],
])('follows links: %s is a %s', (link, code) => {
  expect(check([button({ link })])).toMatchObject([{ code, elementId: 'button-0', about: link }])
})

it('knows the places of the page and the pages of the installation', () => {
  const place = { type: 'section', props: { anchor: 'precios' } }
  const facts = { ...nothingKnown, addresses: new Set(['/p/tienda']) }
  expect(codes([place, button({ link: '#precios' }), button({ link: '/p/tienda?x=1#y' })], facts)).toEqual([])
})

it('asks pictures for a text, unless they are decorative', () => {
  expect(check([image({ alt: ' ' })])).toMatchObject([{ code: 'missing-alt', fix: { decorative: 'yes' } }])
  expect(codes([image({ alt: '', decorative: 'yes' })])).toEqual([])
})

it('reads the titles in their order', () => {
  const page = [heading('A'), heading('B', 3), heading('C', 1)]
  expect(check(page)).toMatchObject([
    { code: 'heading-order', elementId: 'heading-1', fix: { level: 2 } },
    { code: 'heading-order', elementId: 'heading-2', fix: { level: 2 } },
  ])
  expect(codes([heading('A'), heading('B', 2), heading('C', 3), heading('D', 2)])).toEqual([])
})

it('measures texts against what stands behind them, and puts them right', () => {
  const [found] = check([button({ textColor: '#dddddd', backgroundColor: '#ffffff' })])
  expect(found).toMatchObject({ code: 'contrast', about: '1.4:1', fix: { textColor: '#16161d' } })
  expect(codes([button({ textColor: '#dddddd', backgroundColor: '#ffffff', ...found?.fix })])).toEqual([])
})

it('weighs pictures', () => {
  const src = 'https://sitio.test/a.webp'
  const facts = { ...nothingKnown, pictureBytes: new Map([[src, 3_200_000]]) }
  expect(check([image({ src })], facts)).toMatchObject([{ code: 'heavy-picture', about: '3.2 MB' }])
})

it('does not look at what is hidden', () => {
  const read = decodeStoredPage({
    version: 1,
    elements: [{ id: 'heading-1', type: 'heading', name: '', hidden: true, props: { text: 'Lorem ipsum' } }],
  })
  if (!read.ok) throw read.error
  const { manifest } = renderPublication(read.document, { title: 'Prueba' })
  expect(checkPage(read.document, manifest, nothingKnown)).toEqual([])
})

it.each(galleryTemplates.map(({ id, load }) => [id, load] as const))(
  'finds no wrong order, no pale text and no picture without its text in the template %s',
  async (_, load) => {
    const { document } = await load()
    const { manifest } = renderPublication(document, { title: 'Plantilla' })
    const found = checkPage(document, manifest, nothingKnown)
    const ours = found.filter(({ code }) =>
      ['heading-order', 'contrast', 'missing-alt', 'dead-anchor'].includes(code),
    )
    expect(ours).toEqual([])
  },
)
