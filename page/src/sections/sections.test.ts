import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorsIn } from '../document/anchors.ts'
import { walk } from '../document/tree.ts'
import { noBusiness } from '../elements/business.ts'
import { withSiteValues } from '../elements/site-values.ts'
import { footerDefaults } from '../elements/footer/schema.ts'
import { headerDefaults } from '../elements/header/schema.ts'
import { getElement } from '../elements/registry.ts'
import { resolveProps } from '../elements/resolve.ts'
import { renderPage } from '../render/render-page.tsx'
import { fontTokens, parseToken } from '../values/token.ts'
import { tokenValues } from '../theme/token-values.ts'
import { defaultTheme } from '../theme/default-theme.ts'
import { groupAnchors, sectionGroups } from './section-template.ts'
import { sectionTemplates } from './section-templates.ts'

const sections = await Promise.all(
  sectionTemplates.map(async (section) => {
    const read = await section.load()
    // As it is drawn where a site says nothing of itself.
    return { ...section, ...read, document: withSiteValues(read.document, noBusiness) }
  }),
)

test('every file is a section of the library, and says nothing that is not read', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('texts'))
    .map((name): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))
  expect(files).toHaveLength(sections.length)
  for (const { id, page } of sections) expect(files, id).toContainEqual(page)
})

test('the groups come in the order of a page, and none is empty', () => {
  expect([...new Set(sections.map(({ group }) => group))]).toEqual(sectionGroups)
})

test('no two share an id, a name or what they are made of', () => {
  expect(new Set(sections.flatMap(({ id, name }) => [id, name])).size).toBe(2 * sections.length)
  const shapes = sections.map(({ document }) =>
    [...walk(document)].map(({ node, depth }) => `${depth}${node.type}`).join(),
  )
  expect(new Set(shapes).size).toBe(sections.length)
})

test('a new header and a new footer lead to the places that sections bring along', () => {
  const places = Object.values(groupAnchors).map((anchor) => `#${anchor}`)
  const { items, buttonLink } = headerDefaults
  for (const link of [...items, ...footerDefaults.items].map((each) => each.link))
    expect(places).toContain(link)
  expect(places).toContain(buttonLink)
})

describe.each(sections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const { document } = section
  const nodes = [...walk(document)].map(({ node }) => node)
  const { html } = renderPage(document)

  test('keeps the shape of its pictures when photographs take their place', () => {
    const free = nodes.filter(({ type, props }) => type === 'image' && props['height'] === 'auto')
    expect(free.filter(({ props }) => typeof props['ratio'] !== 'string')).toEqual([])
  })

  test('is one part of a page, of known elements, that is called what the library calls it', () => {
    expect(document.root).toHaveLength(1)
    expect(nodes[0]?.name).toBe(section.name)
    expect(section.tags.length).toBeGreaterThan(2)
    for (const { type } of nodes) expect(getElement(type), type).toBeDefined()
  })

  test('is found by the links of the others, and leads to none but them', () => {
    expect(nodes[0]?.props['anchor']).toBe(groupAnchors[section.group])
    const led = [...html.matchAll(/href="#([^"]+)"/g)].flatMap(([, anchor]) => anchor ?? [])
    const within = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const places = [...Object.values(groupAnchors), ...anchorsIn(document), ...within]
    for (const anchor of led) expect(places).toContain(anchor)
  })

  test('has its colours and letters from the kit of the site, each of them one that every kit has', () => {
    const known = new Set([...Object.keys(tokenValues(defaultTheme)), ...fontTokens])
    const values = nodes.flatMap(({ props }) => Object.values(props))
    const named = values.flatMap((value) => parseToken(value) ?? [])
    expect(named.filter((token) => !known.has(token))).toEqual([])
    expect(values.filter((value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))).toEqual([])
  })

  test('skips no level of headings, and is the whole page only where it opens it', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    const first = section.group === 'Portada' ? 1 : 2
    levels.reduce((before, level) => {
      expect(level).toBeGreaterThanOrEqual(first)
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, first - 1)
  })

  test('asks for consent where it has a form, and says what each picture shows', () => {
    const [forms, images] = ['form', 'image'].map((type) => nodes.filter((node) => node.type === type))
    for (const { props } of forms ?? []) expect(JSON.stringify(props['fields'])).toContain('consent')
    for (const { props } of images ?? []) expect(props['alt']).toMatch(/\S/)
  })

  test('keeps what it sets: no prop falls back to a default', () => {
    for (const node of nodes) {
      const { responsive, padding, ...set } = node.props
      const typed = resolveProps(node, 'desktop')
      expect({ responsive, padding, ...typed }, node.id).toMatchObject(set)
    }
  })
})
