import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storedDocument } from '../document/stored-document.ts'
import { walk } from '../document/tree.ts'
import { renderPage } from '../render/render-page.tsx'
import { galleryTemplates } from './gallery-templates.ts'
import { type RecipePage, recipePage, recipePageNames } from './recipe-pages.ts'

const owner = { name: 'Lola "La" Ruiz', email: 'lola@ejemplo.es' }
/** Who the templates speak of: nobody's customers know them. */
const madeUp =
  /Estudio Brote|Clara Ríos|Irene Salas|Habla Ya|Taller Alba|Julia|Horno Madrugada|Diego Ramos|ejemplo\.es/
/** Where nothing is asked for. */
const formless: readonly RecipePage[] = [
  'guide-thanks',
  'waitlist-thanks',
  'class-thanks',
  'call-thanks',
  'order-thanks',
  'thanks',
  'mail-sent',
  'second-lamp',
]

const colours = (page: object) => /"primary":"(#[0-9a-f]+)"/.exec(JSON.stringify(page))?.[1]

test('every file is a page', () => {
  const files = readdirSync(join(import.meta.dirname, 'recipes'))
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  expect(names.toSorted()).toEqual([...recipePageNames].toSorted())
})

describe.each(recipePageNames)('%s', async (name) => {
  const page = await recipePage(name, owner)
  const { document } = storedDocument(JSON.stringify(page)).read()
  const { html, css } = renderPage(document)
  const words = html.replaceAll(/src="[^"]*"/g, '')

  test('speaks for whoever publishes it, and for nobody that was made up', () => {
    expect(words).toContain('Lola &quot;La&quot; Ruiz')
    expect(words.replaceAll('lola@ejemplo.es', '').replaceAll('nombre@ejemplo.es', '')).not.toMatch(madeUp)
    expect(words).not.toContain('{{')
    expect(words).not.toMatch(/Acuarela|hogaza|curso de pintura|[Pp]an de masa/)
  })

  test('has one main heading, a drawn picture and the legal links, and leads nowhere that is not there', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, at) => level - (levels[at - 1] ?? 0) <= 1)).toBe(true)
    expect(html).toMatch(/src="data:image\/svg\+xml,/)
    for (const word of ['Aviso legal', 'Privacidad', 'Cookies']) expect(words).toContain(word)
    const nodes = [...walk(document)].map(({ node }) => node)
    const anchors = new Set(nodes.map(({ props }) => props['anchor']))
    const links = nodes.flatMap(({ type, props }) => (type === 'button' ? [String(props['link'])] : []))
    const inside = links.filter((link) => link.startsWith('#')).map((link) => link.slice(1))
    expect(inside.filter((anchor) => !anchors.has(anchor))).toEqual([])
    // The buttons of an offer are those that the funnel leads on.
    const away = links.filter((link) => !/^(?:#|legal:|mailto:)/.test(link))
    expect(away).toHaveLength(name === 'second-lamp' ? 2 : 0)
  })

  test('asks for consent where it asks for anything, and weighs as little as a template', () => {
    const forms = [...walk(document)].filter(({ node }) => node.type === 'form')
    expect(forms).toHaveLength(formless.includes(name) ? 0 : 1)
    for (const { node } of forms) expect(JSON.stringify(node.props['fields'])).toContain('consent')
    expect(html.length + css.length).toBeLessThan(45_000)
  })
})

test('pages of one recipe share the look of its first one', async () => {
  for (const [first, ...others] of [
    ['guide', 'guide-thanks'],
    ['waitlist', 'waitlist-thanks'],
    ['class', 'class-thanks'],
    ['offer', 'second-lamp', 'spare-light', 'order-thanks'],
  ] as const)
    for (const other of others)
      expect(colours(await recipePage(other, owner)), other).toBe(colours(await recipePage(first, owner)))
})

test('templates stay as they are', async () => {
  const thanks = galleryTemplates.find(({ id }) => id === 'agradecimiento-siguientes-pasos')
  const before = JSON.stringify(await thanks?.load())
  await recipePage('order-thanks', owner)
  expect(JSON.stringify(await thanks?.load())).toBe(before)
})
