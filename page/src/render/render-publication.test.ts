import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { NestedElement } from '../document/schema.ts'
import type { Field } from '../elements/definition.ts'
import { everyElement } from '../elements/groups.ts'
import { registerElement } from '../elements/registry.ts'
import { documentOf, element } from '../testing/documents.ts'
import { addressOf } from './address-of.ts'
import { readManifest } from './manifest.ts'
import { renderPublication } from './render-publication.ts'

const publish = (...list: NestedElement[]) =>
  renderPublication(documentOf(...list), { title: 'Página', address: addressOf('pagina') })

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const insideOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)

const ding = "document.title='¡Ding!'"
const bell = {
  type: 'timbre',
  name: 'Texto',
  icon: 'bell',
  defaultProps: {},
  fields: {},
  script: { text: ding, hash: hashOf(ding), bytes: 24 },
  needs: () => ({ fonts: ['/p/_fonts/a.woff2'], frames: ['https://timbre.example/x?y'] }),
} as const

describe('the manifest', () => {
  test('names styles and scripts by the hashes that a browser computes, and the bytes of the page', () => {
    const { html, manifest } = publish(element('countdown-1'), element('text-2', { text: 'ñandú €' }))
    expect(manifest.styles.map(({ hash }) => hash)).toEqual(insideOf(html, 'style').map(hashOf))
    expect(manifest.scripts.map(({ hash }) => hash)).toEqual(insideOf(html, 'script').map(hashOf))
    expect(manifest.styles).toHaveLength(1)
    expect(manifest.scripts).toHaveLength(1)
    expect(manifest.bytes).toBe(Buffer.byteLength(html))
  })

  test('names what any element declares, once however often it stands there', () => {
    registerElement(bell)
    const { html, manifest } = publish(element('timbre-1'), element('timbre-2'), element('countdown-3'))
    expect(insideOf(html, 'script')).toContain(ding)
    expect(manifest.scripts.map(({ hash }) => hash)).toEqual(insideOf(html, 'script').map(hashOf))
    expect(manifest.scripts).toContainEqual({ hash: hashOf(ding), bytes: 24 })
    expect(manifest).toMatchObject({ fonts: ['/p/_fonts/a.woff2'], frames: ['https://timbre.example'] })
  })

  test('is silent about what is hidden', () => {
    const hidden = { ...element('countdown-1'), hidden: true as const }
    expect(publish(hidden).manifest).toMatchObject({ scripts: [], links: [], forms: [] })
  })

  test('knows a background that shows on a phone only', () => {
    const responsive = { mobile: { backgroundMode: 'image', backgroundImage: '/p/_pictures/m.webp' } }
    expect(publish(element('container-1', { responsive }, [])).manifest.pictures).toEqual([
      '/p/_pictures/m.webp',
    ])
  })

  test('comes back as it was stored; one of another time does not', () => {
    const { manifest } = publish(element('form-1'), element('button-2', { link: '#precios' }))
    expect(readManifest(JSON.stringify(manifest))).toEqual(manifest)
    expect(readManifest(null)).toBeNull()
    expect(readManifest('{"format":0}')).toBeNull()
    const frames = ["https://malo.example; script-src 'unsafe-inline'"]
    expect(readManifest(JSON.stringify({ ...manifest, frames }))).toBeNull()
  })
})

/** A value that shows for each kind of field: no two addresses alike, and none that is left out. */
function filled(fields: readonly Field[], name: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const at = `${name}-${field.prop}`
      if (field.kind === 'text' || field.kind === 'textarea') return [[field.prop, at]]
      if (field.kind === 'link') return [[field.prop, `https://enlace.example/${at}`]]
      if (field.kind === 'image') return [[field.prop, `/p/_pictures/${at}.webp`]]
      if (field.kind === 'video' || field.kind === 'audio') return [[field.prop, `/p/_pictures/${at}.mp4`]]
      if (field.kind === 'anchor') return [[field.prop, `lugar-${name}`]]
      if (field.kind === 'items') return [[field.prop, [{ ...field.newItem, ...filled(field.item, at) }]]]
      return []
    }),
  )
}

/** What a pattern finds in HTML, each once and sorted, without what stands inline. */
function addressesIn(html: string, pattern: RegExp) {
  const found = [...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(found)].filter((address) => !address.startsWith('data:')).toSorted()
}

test('what the manifest says is what stands in the page, for every element with all its parts', () => {
  const everything = everyElement.map(({ type, fields }) =>
    element(
      `${type}-1`,
      { ...filled(Object.values(fields).flat(), type), backgroundMode: 'image', address: 'x' },
      type === 'container' ? [element('video-2', { src: 'https://youtu.be/dQw4w9WgXcQ' })] : [],
    ),
  )
  const { html, manifest } = publish(...everything, element('image-3'), element('video-3'))
  const body = html.slice(html.indexOf('<main'))
  const inBody = (pattern: RegExp) => addressesIn(body, pattern)
  const pictures = [/<img [^>]*src="([^"]*)"/g, /poster="([^"]*)"/g].flatMap(inBody)
  const backgrounds = addressesIn(html, /url\("([^"]*)"\)/g)
  const frames = inBody(/<iframe [^>]*src="([^"]*)"/g).map((address) => new URL(address).origin)
  const stands = {
    links: inBody(/<a [^>]*href="([^"]*)"/g),
    pictures: [...new Set([...pictures, ...backgrounds])].toSorted(),
    media: inBody(/<(?:video|audio|track) [^>]*?src="([^"]*)"/g),
    frames,
    anchors: inBody(/<(?:div|section|p) [^>]*id="([^"]*)"/g),
    forms: inBody(/name="formId" value="([^"]*)"/g),
  }
  const { links, pictures: files, media, frames: players, anchors, forms } = manifest
  expect(stands).toEqual({
    links: links.toSorted(),
    pictures: files.toSorted(),
    media: media.toSorted(),
    frames: players,
    anchors: anchors.toSorted(),
    forms,
  })
  for (const list of Object.values(stands)) expect(list.length).toBeGreaterThan(0)
})

test('the same document gives the same bytes', () => {
  const list = everyElement.map(({ type, defaultProps }) => element(`${type}-1`, { ...defaultProps }))
  expect(publish(...list)).toEqual(publish(...list))
})
