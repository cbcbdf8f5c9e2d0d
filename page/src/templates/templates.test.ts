import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { walk } from '../document/tree.ts'
import { getElement } from '../elements/registry.ts'
import { noBusiness } from '../elements/business.ts'
import { withSiteValues } from '../elements/site-values.ts'
import { resolveProps } from '../elements/resolve.ts'
import { findFont } from '../fonts/fonts.ts'
import { renderPage } from '../render/render-page.tsx'
import { renderPublication } from '../render/render-publication.ts'
import { kits } from '../theme/kits.ts'
import { demoPage } from './demo-page.ts'
import { galleryCategories, galleryTemplates } from './gallery-templates.ts'
import { libraryCategories, libraryTemplates } from './library-templates.ts'
import { tradeTemplates } from './trade-templates.ts'
import { withDates } from './relative-dates.ts'

// Days are counted from today: that day does not end while this runs.
const today = new Date(2026, 2, 3)
vi.setSystemTime(today)
afterAll(() => vi.useRealTimers())

const allTemplates = await Promise.all(
  [...galleryTemplates, ...libraryTemplates, ...tradeTemplates].map(async (template) => ({
    ...template,
    ...(await template.load()),
  })),
)

test('every file is a template, and says nothing that is not read', () => {
  const files = ['gallery', 'library', 'trades'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((name): unknown =>
      JSON.parse(withDates(readFileSync(join(import.meta.dirname, folder, name), 'utf8'), today)),
    ),
  )
  expect(files).toHaveLength(allTemplates.length)
  for (const { id, page } of allTemplates) expect(files, id).toContainEqual(page)
})

describe.each(allTemplates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  // As it is drawn where a site says nothing of itself.
  const document = withSiteValues(template.document, noBusiness)
  const nodes = [...walk(document)].map(({ node }) => node)

  test('has a name, a description and tags', () => {
    expect(template.name).not.toBe('')
    expect(template.description.length).toBeGreaterThan(30)
    expect(template.tags.length).toBeGreaterThan(2)
  })

  test('has one main heading, and no heading level is skipped', () => {
    const { html } = renderPage(document)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, 0)
  })

  test('takes on the letters of a kit, and has some of its own without one', () => {
    const { manifest } = renderPublication(document, { title: '' })
    expect(manifest.fonts.length).toBeGreaterThan(0)
    for (const { theme } of kits.slice(0, 2)) {
      const kitFonts = new Set([theme.headingFont, theme.bodyFont])
      const { fonts } = renderPublication(document, { title: '', theme }).manifest
      expect(new Set(fonts.map((address) => /_fonts\/(.+)-\w+\.woff2$/.exec(address)?.[1]))).toEqual(kitFonts)
    }
  })

  test('asks for consent in its one form; only kinds that collect nothing have none', () => {
    const forms = nodes.filter(({ type }) => type === 'form')
    expect(forms).toHaveLength(['presell', 'upsell', 'agradecimiento'].includes(template.category) ? 0 : 1)
    for (const { props } of forms) expect(JSON.stringify(props['fields'])).toContain('consent')
  })

  test('takes its colours from the kit of its site, and remembers those it came with', () => {
    const written = nodes.flatMap(({ id, props: { tokens: remembered, ...props } }) => {
      const values = Object.values(props).filter((value) => typeof value === 'string')
      const named = values.flatMap((value) =>
        [...value.matchAll(/token:([a-z0-9-]+)/g)].map(([, name]) => name),
      )
      const kept = Object.keys({ ...(typeof remembered === 'object' && remembered) })
      expect(new Set(kept), id).toEqual(new Set(named))
      return values.filter((value) => /^#[0-9a-f]{6}$|gradient\(.*#/i.test(value))
    })
    expect(written).toEqual([])
  })

  test('weighs at most 40 kB as a whole', () => {
    const { html, css } = renderPage(document)
    expect(html.length + css.length).toBeLessThan(40_000)
  })

  test('shows some of its parts as they come into view', () => {
    expect(nodes.some(({ props }) => props['motion'] !== undefined)).toBe(true)
  })

  test('is made of known elements that lose none of their entries', () => {
    for (const { type } of nodes) expect(getElement(type), type).toBeDefined()
    for (const node of nodes.filter(({ props }) => props['items'] !== undefined)) {
      const { items } = node.props
      expect(resolveProps(node, 'desktop'), node.id).toMatchObject({ items })
    }
  })

  test('says what each drawing shows, and brings all of them along', () => {
    const { html } = renderPage(document)
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
      expect(tag).toContain(' alt="')
      expect(tag).toContain(' src="data:image/svg+xml,')
    }
    for (const { props } of nodes.filter(({ type }) => type === 'image')) {
      expect(props['alt']).toBeTypeOf('string')
      expect(props['src']).toMatch(/^data:image\/svg\+xml,/)
    }
    expect(renderPage(document).css).not.toMatch(/url\("https?:/)
  })

  test('every link inside the page leads somewhere', () => {
    const anchors = nodes.map((node) => resolveProps(node, 'desktop')['anchor'])
    const links = [...renderPage(document).html.matchAll(/href="#([^"]*)"/g)].map(([, word]) => word)
    expect(links.filter((word) => !anchors.includes(word))).toEqual([])
  })

  test('keeps what it sets: no prop falls back to a default', () => {
    const kept = [
      'text',
      'color',
      'fontSize',
      'link',
      'src',
      'alt',
      'backgroundColor',
      'width',
      'anchor',
      'gap',
      'image',
      'titleColor',
      'textColor',
      'buttonColor',
      'accentColor',
      'figureColor',
      'groundColor',
      'zone',
    ]
    const lost = nodes.flatMap((node) => {
      const typed = resolveProps(node, 'desktop')
      const set = kept.filter((name) => node.props[name] !== undefined)
      return set.filter((name) => typed[name] !== node.props[name]).map((name) => `${node.id} ${name}`)
    })
    expect(lost).toEqual([])
  })
})

test('the gallery holds thirteen, counted as the specification lists them', () => {
  expect(galleryTemplates).toHaveLength(13)
  expect(galleryCategories.map(({ category, count }) => `${category} ${count}`)).toEqual([
    'webinar 2',
    'landing 3',
    'vsl 1',
    'captura 2',
    'presell 1',
    'upsell 1',
    'agradecimiento 1',
    'quiz 1',
    'ebook 1',
  ])
})

test('the pages of the gallery run no script', async () => {
  for (const { name, load } of [...galleryTemplates, ...tradeTemplates]) {
    const { document } = await load()
    expect(renderPublication(document, { title: name }).manifest.scripts, name).toEqual([])
  }
})

test('the library holds one for each of its six categories', () => {
  expect(libraryTemplates.map(({ category }) => category)).toEqual(libraryCategories)
  expect(libraryCategories).toHaveLength(6)
})

test('every trade has families of its own, of at most 60 kB together', async () => {
  const pairs = await Promise.all(
    tradeTemplates.map(async ({ id, load }) => {
      const { document } = await load()
      const { fonts } = renderPublication(document, { title: '' }).manifest
      const ids = fonts.map((address) => /_fonts\/(.+)-\w+\.woff2$/.exec(address)?.[1] ?? '').toSorted()
      expect(ids, id).toHaveLength(2)
      const bytes = ids.reduce((sum, family) => sum + (findFont(family)?.bytes ?? Infinity), 0)
      expect(bytes, id).toBeLessThanOrEqual(60_000)
      return ids.join(' ')
    }),
  )
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('no trade has anything that should be mended before it is published', async () => {
  const references = new Set(['legal:notice', 'legal:privacy', 'legal:cookies'])
  const known = { addresses: new Set<string>(), references, pictureBytes: new Map(), theme: null }
  for (const { id, load } of tradeTemplates) {
    const document = withSiteValues((await load()).document, noBusiness)
    const { manifest } = renderPublication(document, { title: id })
    expect(checkPage(document, manifest, known), id).toEqual([])
  }
})

test('no two templates share an id, a name or their colours', () => {
  const first = allTemplates.map(({ id, name }) => [id, name])
  expect(new Set(first.flat()).size).toBe(2 * allTemplates.length)
  const grounds = allTemplates.map(({ page }) =>
    [...JSON.stringify(page).matchAll(/"tokens":(\{[^}]*\})/g)].map(([, remembered]) => remembered).join(),
  )
  expect(new Set(grounds).size).toBe(allTemplates.length)
})

test('the demo project is the first page of the gallery', async () => {
  expect(demoPage.name).toBe('Landing Page - Proyecto Demo')
  expect((await demoPage.load()).page).toEqual(allTemplates[0]?.page)
})
