import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { freshPage } from './fresh-page.ts'
import { readImport } from './read-import.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const zip = (files: Record<string, unknown>) =>
  new File(
    [
      new Uint8Array(
        zipSync(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, bytes(value)]))),
      ),
    ],
    'cosa.zip',
  )
const heading = (id: string, text: string) => ({ id, type: 'heading', name: '', props: { text } })
const page = (...elements: unknown[]) => ({ version: 1, elements })
const site = {
  format: 'aurelio-site-1',
  name: 'Tienda',
  theme: null,
  menu: [],
  homePageId: 'a',
  notFoundPageId: null,
}

it('finds the page of a ZIP and of a JSON, by the name that it has there', async () => {
  const stored = { ...page(heading('h', 'Hola')), name: 'Botas' }
  const json = new File([JSON.stringify(stored)], 'otra.json')
  for (const file of [zip({ 'pagina.json': stored }), json])
    expect(await readImport(file)).toMatchObject({ site: null, pages: [{ id: null, name: 'Botas' }] })
  const nameless = new File([JSON.stringify(page())], 'sin nombre.json')
  expect((await readImport(nameless)).pages[0]?.name).toBe('sin nombre')
})

it('finds the pages of a site with what they tell of themselves; one whose file is missing is none', async () => {
  const settings = { title: 'Título', indexed: false }
  const described = {
    ...site,
    pages: [
      { id: 'a', name: 'Inicio', document: 'paginas/index.json', settings },
      { id: 'b', name: 'Falta', document: 'paginas/falta.json', settings },
    ],
  }
  const found = await readImport(
    zip({ 'sitio.json': described, 'paginas/index.json': page(heading('h', 'x')) }),
  )
  expect(found.pages).toMatchObject([
    { id: 'a', name: 'Inicio', settings: { title: 'Título', indexed: false } },
  ])
})

it.each([
  ['a ZIP of something else', zip({ 'otra.json': {} }), 'not-an-export'],
  ['a site of another make', zip({ 'sitio.json': { ...site, pages: 3 } }), 'not-an-export'],
  ['a JSON that is no page', new File(['{"a":1}'], 'a.json'), 'not-a-page'],
  ['a text that is no JSON', new File(['<script>alert(1)</script>'], 'a.json'), 'not-a-page'],
])('refuses %s', async (_, file, code) => {
  await expect(readImport(file)).rejects.toMatchObject({ code })
})

it('gives every element an id of its own, leaves out what is none, and counts what nobody knows', () => {
  const read = freshPage(
    page(heading('h', 'Hola'), heading('h', 'Dos veces'), 'nada', {
      id: 'z',
      type: 'hologram',
      name: '',
      props: {},
    }),
  )
  const ids = read.stored.elements.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain('h')
  expect(read).toMatchObject({ lost: 1, unknown: 1 })
  expect(() => freshPage({ elements: 'x' })).toThrow(expect.objectContaining({ code: 'not-a-page' }))
})
