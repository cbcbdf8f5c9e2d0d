import { describe, expect, test } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { storedDocument } from '../document/stored-document.ts'
import { walk } from '../document/tree.ts'
import { getElement } from '../elements/registry.ts'
import { noBusiness } from '../elements/business.ts'
import { withSiteValues } from '../elements/site-values.ts'
import { comparedTexts } from '../elements/translation/kept-texts.ts'
import { findFont } from '../fonts/fonts.ts'
import { renderPage } from '../render/render-page.tsx'
import { renderPublication } from '../render/render-publication.ts'
import { webPreview } from './web-preview.ts'
import { drawingBytes, type Web, type WebCollection, wholePage } from './web-template.ts'
import { webPageRoles, webTemplateIds, webTemplates } from './web-templates.ts'

const references = new Set([
  'legal:notice',
  'legal:privacy',
  'legal:cookies',
  ...webPageRoles.map((role) => `page:${role}`),
])
const webs = await Promise.all(
  webTemplates.map(async ({ load, ...template }) => ({ ...template, web: await load() })),
)

/** Whether a text has words of its own beside names that are filled in. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))
}

/** Tags of a drawing that say an attribute twice: browsers show nothing of it then. */
function saidTwice(drawing: string): string[] {
  expect(drawing).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
  return [...drawing.matchAll(/<\w[^>]*>/g)].flatMap(([tag]) => {
    const names = [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name)
    return new Set(names).size === names.length ? [] : [tag]
  })
}

type Field = WebCollection['fields'][number]

/** What is wrong with a value of an item. */
function faultsOf(
  web: Web,
  { key, required, kind, options, target }: Field,
  value: string | number | undefined,
) {
  const names = web.collections
    .filter((each) => each.key === target)
    .flatMap(({ fields, items }) => items.map(({ values }) => values[fields[0]?.key ?? '']))
  const isMissing = required && (value === undefined || value === '')
  const isUnknown =
    (kind === 'choice' && !options.includes(String(value))) ||
    (kind === 'reference' && !names.includes(value ?? ''))
  const drawn = kind === 'image' ? saidTwice(new TextDecoder().decode(drawingBytes(String(value)))) : []
  return isMissing || isUnknown ? [`${key}: ${value}`] : drawn
}

test('there is one for each word that a site may begin with', () => {
  expect(webs.map(({ id }) => id)).toEqual(webTemplateIds)
})

test('no two are set in the same families or in the same colours', () => {
  const looks = webs.map(({ web: { theme } }) => `${theme.headingFont} ${theme.bodyFont}`)
  expect(new Set(looks).size).toBe(webs.length)
  expect(new Set(webs.map(({ web: { theme } }) => theme.colors.primary)).size).toBe(webs.length)
})

describe.each(webs)('$id', ({ collections, web }) => {
  const { theme } = web
  const business = { ...noBusiness, ...web.example }
  const pages = web.pages.map((page) => ({ ...page, document: webPreview(web, page.role) }))

  test('has each page once, and brings what it says', () => {
    expect(web.pages.map(({ role }) => role)).toEqual(webPageRoles)
    expect(web.collections.map(({ name, items }) => ({ name, items: items.length }))).toEqual(collections)
  })

  test('its header and its footer are kept once, and stand on every page', () => {
    expect(web.symbols.map(({ page }) => page.elements.map(({ type }) => type))).toEqual([
      ['header'],
      ['footer'],
    ])
    for (const { page } of web.pages) {
      const places = page.elements.flatMap(({ type, props }) => (type === 'symbol' ? [props['symbol']] : []))
      expect(places).toEqual(['header', 'footer'])
      const types = wholePage(web, page).elements.map(({ type }) => type)
      expect([types[0], types.at(-1)]).toEqual(['header', 'footer'])
    }
  })

  test('its letters weigh at most 60 kB', () => {
    const bytes = [theme.headingFont, theme.bodyFont].map((id) => findFont(id)?.bytes ?? Infinity)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000)
  })

  test.each(pages)('$role: nothing to be mended, in its own kit and by night', ({ document }) => {
    const known = { addresses: new Set<string>(), references, pictureBytes: new Map(), theme }
    const said = withSiteValues(document, business)
    const { manifest } = renderPublication(said, { title: '', theme })
    expect(checkPage(said, manifest, known)).toEqual([])
    expect(manifest.scripts).toEqual([])
    const nodes = [...walk(document)].map(({ node }) => node)
    for (const { type } of nodes) expect(getElement(type), type).toBeDefined()
  })

  test.each(pages)('$role: one main heading, no level skipped, nothing of a name left', ({ document }) => {
    const { html } = renderPublication(document, { title: '', theme, business })
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, 0)
    expect(html).not.toContain('{{')
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toContain(' alt="')
  })

  test.each(pages)('$role: all of it is said in English', ({ page, title, description }) => {
    const texts = comparedTexts(
      storedDocument(JSON.stringify(wholePage(web, page))).read().document,
      [],
    ).filter(({ kind }) => kind === 'line' || kind === 'lines')
    const wanted = [title, description, ...texts.map(({ source }) => source)].filter(hasWords)
    const unsaid = wanted.filter((source) => web.english[source] === undefined)
    expect(unsaid).toEqual([])
  })

  test('every item says its words in English too', () => {
    const unsaid = web.collections.flatMap(({ fields, items }) =>
      items.flatMap(({ values, english }) =>
        fields
          .filter(({ key, kind }) => kind === 'long' && english[key] === undefined)
          .map(({ key }) => `${values['nombre']}: ${key}`),
      ),
    )
    expect(unsaid).toEqual([])
    const unknown = web.collections.flatMap(({ fields, items }) =>
      items.flatMap(({ english }) =>
        Object.keys(english).filter((name) => !fields.some(({ key }) => key === name)),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('every item says what its collection asks for, and points to one that there is', () => {
    const faults = web.collections.flatMap(({ fields, items }) =>
      items.flatMap(({ values }) => fields.flatMap((field) => faultsOf(web, field, values[field.key]))),
    )
    expect(faults).toEqual([])
  })

  test('no page weighs more than 40 kB without its pictures', () => {
    for (const { document } of pages) {
      const { html, css } = renderPage(document, { theme })
      const bare = `${html}${css}`.replaceAll(/data:image\/svg\+xml,[^"')]*/g, '')
      expect(bare.length).toBeLessThan(40_000)
    }
  })
})
