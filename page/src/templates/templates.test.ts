import { describe, expect, test } from 'vitest'
import { decodeElements, decodeStoredPage } from '../document/codec.ts'
import { walk } from '../document/tree.ts'
import { resolveProps } from '../elements/resolve.ts'
import { renderPage } from '../render/render-page.tsx'
import { documentOf } from '../testing/documents.ts'
import { demoPage } from './demo-page.ts'
import { galleryCategories, galleryTemplates } from './gallery-templates.ts'

describe.each(galleryTemplates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const document = documentOf(...template.elements)
  const nodes = [...walk(document)].map(({ node }) => node)

  test('is a page that can be stored, with unique ids', () => {
    expect(decodeStoredPage({ version: 1, elements: template.elements })).toMatchObject({ ok: true })
    expect(decodeElements(template.elements)).toMatchObject({ ok: true, document })
  })

  test('has a name, a description and tags', () => {
    expect(template.name).not.toBe('')
    expect(template.description.length).toBeGreaterThan(30)
    expect(template.tags.length).toBeGreaterThan(2)
  })

  test('has one main heading, a form with consent, and no heading level is skipped', () => {
    const levels = nodes.filter(({ type }) => type === 'heading').map(({ props }) => Number(props['level']))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, 0)
    const forms = nodes.filter(({ type }) => type === 'form')
    expect(forms).toHaveLength(1)
    expect(JSON.stringify(forms[0]?.props['fields'])).toContain('consent')
  })

  test('says what each drawing shows, and brings all of them along', () => {
    for (const { props } of nodes.filter(({ type }) => type === 'image')) {
      expect(props['alt']).toBeTypeOf('string')
      expect(props['src']).toMatch(/^data:image\/svg\+xml,/)
    }
    expect(renderPage(document).css).not.toMatch(/url\("https?:/)
  })

  test('every link inside the page leads somewhere', () => {
    const anchors = nodes.map((node) => resolveProps(node, 'desktop')['anchor'])
    const links = nodes.map((node) => resolveProps(node, 'desktop')['link'])
    const inside = links.filter((link) => typeof link === 'string').filter((link) => link.startsWith('#'))
    expect(inside.filter((link) => !anchors.includes(link.slice(1)))).toEqual([])
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
    ]
    const lost = nodes.flatMap((node) => {
      const typed = resolveProps(node, 'desktop')
      const set = kept.filter((name) => node.props[name] !== undefined)
      return set.filter((name) => typed[name] !== node.props[name]).map((name) => `${node.id} ${name}`)
    })
    expect(lost).toEqual([])
  })
})

test('only categories that have templates count', () => {
  expect(galleryCategories).toEqual([
    { category: 'webinar', count: 1 },
    { category: 'landing', count: 1 },
    { category: 'captura', count: 1 },
  ])
})

test('the demo project can be stored', () => {
  expect(demoPage.name).toBe('Landing Page - Proyecto Demo')
  expect(decodeStoredPage(demoPage.page)).toMatchObject({ ok: true })
})
