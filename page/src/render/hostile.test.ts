import { describe, expect, test } from 'vitest'
import { isRecord } from '../document/json-values.ts'
import { viewports } from '../document/schema.ts'
import { commonProps } from '../elements/common-style/schema.ts'
import { layerKinds } from '../elements/common-style/background.ts'
import { everyElement } from '../elements/groups.ts'
import { allFields } from '../elements/shared-props.ts'
import { spansProp } from '../elements/rich-text/parts.ts'
import { documentOf, element } from '../testing/documents.ts'
import { addressOf } from './address-of.ts'
import { manifestSchema } from './manifest.ts'
import { renderPage } from './render-page.tsx'
import { renderPublication } from './render-publication.ts'

const corpus = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</style><script>alert(1)</script>',
  '</title></textarea></style><svg onload=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u00adscript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/svg+xml;base64,"></style><script>alert(1)</script>',
  'url(javascript:alert(1))',
  'url("https://malo.example/x.png")',
  "url('https://malo.example/x.png'), red",
  '#000000;background:url(//malo.example)',
  '#000000}body{display:none}',
  'red;position:fixed;inset:0',
  '10px;}*{display:none}',
  '10px/**/;color:red',
  'expression(alert(1))',
  'linear-gradient(135deg, #000000, #ffffff);position:fixed',
  'linear-gradient(135deg, #000000, #ffffff), url(//malo.example)',
  '@import "//malo.example/x.css";',
  String.raw`\22\3b position:fixed`,
  'var(--x)',
  'env(x)',
  'attr(onclick)',
  'behavior:url(#default#VML)',
  '<!--',
  ']]>',
  '\u2028alert(1)',
]

/** Every prop any element reads, so that each gets each value. */
const props = [
  ...new Set([
    ...everyElement.flatMap(({ schema, defaultProps }) => [
      ...Object.keys(schema.parse(defaultProps)),
      ...Object.keys(defaultProps),
    ]),
    ...commonProps,
  ]),
].filter((name) => name !== 'children')

/** The same for the entries of lists: each gets each value, and the bare value stands between them. */
const entryProps = everyElement.flatMap((definition) => [
  ...allFields(definition).flatMap((field) =>
    field.kind === 'items' ? field.item.map((each) => each.prop) : [],
  ),
  ...(definition.inlineTexts ?? []).flatMap(({ rich, list, prop }) =>
    rich && list ? [spansProp(prop)] : [],
  ),
])

/** Every way to set a text apart, each with the value where an address, a colour or a place is looked for. */
const hostileSpans = (value: unknown) => [
  value,
  ...['bold', 'italic', 'list', 'link', 'color', value].map((kind) => ({
    from: 0,
    to: 3,
    kind,
    link: value,
    color: value,
  })),
  { from: value, to: value, kind: 'bold' },
  { from: 1, to: 1e308, kind: 'italic' },
]
const spanProps = [...props, ...entryProps].filter((name) => name.endsWith('Spans'))
const hostileItems = (value: unknown) => [
  value,
  Object.fromEntries(entryProps.map((name) => [name, name.endsWith('Spans') ? hostileSpans(value) : value])),
  [value],
]

/** Every kind of layer over a background, each with the value in all that it is made of. */
const hostileLayers = (value: unknown) =>
  layerKinds.flatMap((kind) =>
    hostileItems(value).map((entry) => (isRecord(entry) ? { ...entry, kind } : entry)),
  )

const allowedProperty =
  /^(?:-webkit-)?(?:display|text-transform|flex-direction|flex-grow|flex-wrap|list-style|line-height|overflow|font-variant-numeric|justify-content|align-items|flex-wrap|text-align|row-gap|column-gap|gap|padding|width|max-width|min-width|min-height|height|margin-inline|background-color|background-image|background-size|background-position|background-repeat|backdrop-filter|border|border-width|border-style|border-color|border-image|border-radius|font-size|font-weight|color|white-space|object-fit|text-decoration|grid-template-columns|position|cursor|z-index|top|box-shadow|--tab-chosen|--score-mark|--score-check|column-count|margin|bottom|filter|max-height|grid-auto-flow|grid-auto-columns|overflow-x|aspect-ratio|border-collapse|stroke-width|font-family|opacity|letter-spacing|text-wrap|object-position|grid-column|--columns|padding-left|padding-right|margin-top|margin-right|margin-bottom|margin-left|border-(?:top|bottom)-(?:left|right)-radius|--hover-color|--hover-background)$/

/** A token of the product's own, with what it is by default. */
const ownToken = /var\(--token-[a-z-]+(?:, (?:#[\da-f]{6}|[\d.]+(?:px)?|none))?\)|var\(--columns, 1\)/g

/** A drawing of the product's own: one path of numbers. */
const ownDrawing = /<svg viewBox="0 0 24 24"><path d="[\d MmLlHhVvCcSsQqTtAaZz.,-]+"><\/path><\/svg>/g

/** Those that an element brings whatever it says; hostile props ask for no other. */
const ownScripts = everyElement.flatMap(({ script, usesScript }) =>
  script && !usesScript ? [`<script>${script.text}</script>`] : [],
)

/** Declarations of the page's own classes, outside of strings. */
function ownDeclarations(css: string): [string, string][] {
  const rules = css.replaceAll(/"[^"]*"/g, '""').matchAll(/\.a[\da-z]+\{([^{}]*)\}/g)
  return [...rules].flatMap(([, text = '']) =>
    text.split(';').map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}

describe.each(corpus)('%j', (payload) => {
  test('in every prop of every element neither HTML nor CSS is left', () => {
    const everything = {
      ...Object.fromEntries(props.map((name) => [name, payload])),
      ...Object.fromEntries(spanProps.map((name) => [name, hostileSpans(payload)])),
      items: hostileItems(payload),
      backgroundLayers: hostileLayers(payload),
    }
    const hostile = {
      ...everything,
      responsive: Object.fromEntries(viewports.map((each) => [each, everything])),
    }
    const list = everyElement.map(({ type }, at) => element(`${type}-${at}`, hostile, []))
    const inside = element(
      'container-90',
      { ...hostile, backgroundMode: 'gradient', borderStyle: 'solid' },
      [],
    )
    const image = element(
      'container-91',
      { ...hostile, backgroundMode: 'image', fields: [payload, { name: payload, label: payload }] },
      list,
    )
    const document = documentOf(inside, image)
    const { css } = renderPage(document)
    const published = renderPublication(document, { title: payload, address: addressOf('x') })
    // The elements' own scripts are constants; each stands there once, and nothing else is a script.
    const { data, rest: page } = withoutData(
      ownScripts.reduce((html, tag) => html.replace(tag, ''), published.html),
    )
    for (const text of data) expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })

    expect(manifestSchema.parse(published.manifest)).toEqual(published.manifest)
    expect(published.manifest.scripts).toHaveLength(ownScripts.length)
    expect(published.manifest.frames).toEqual([])
    expect(page.replaceAll(ownDrawing, '')).not.toMatch(
      /<script|<svg|<object|<embed|<base|<link(?! rel="icon")/i,
    )
    expect(page.match(/<\/style/gi)).toHaveLength(1)
    expect(page.match(/<\/title/gi)).toHaveLength(1)
    for (const [tag] of page.matchAll(/<[a-z][^>]*>/gi)) {
      const names = tag.replaceAll(/"[^"]*"/g, '').matchAll(/\s([a-z-]+)=?/gi)
      for (const [, name = ''] of names) expect(name).not.toMatch(/^on|^style$|^srcdoc$/i)
      for (const [, address = ''] of tag.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/gi)) {
        expect(address).toMatch(/^(?:#|\/|https?:|mailto:|tel:|data:image\/|data:,$|[^:&]*$)/)
      }
    }
    for (const [property, value] of ownDeclarations(css)) {
      expect(property).toMatch(allowedProperty)
      expect(value.replaceAll(ownToken, '')).not.toMatch(
        /expression|javascript|position|fixed|import|var\(|env\(|[<>\\@]|\/\*/i,
      )
    }
    expect(css.replaceAll(/"[^"]*"/g, '').match(/\{/g)?.length).toBe(
      css.replaceAll(/"[^"]*"/g, '').match(/\}/g)?.length,
    )
    expect(css).not.toMatch(/body\{|\*\{display/)
  })
})

test('hostile types of value fall back too', () => {
  for (const value of [null, 0, -1, true, [], {}, [[]], { toString: 1 }, 1e308]) {
    const hostile = Object.fromEntries(props.map((name) => [name, value]))
    const list = everyElement.flatMap(({ type }, at) => [
      element(`${type}-${at}`, { ...hostile, responsive: value }),
      element(`${type}-${at + 100}`, {
        ...hostile,
        items: hostileItems(value),
        backgroundLayers: hostileLayers(value),
      }),
    ])
    const { css } = renderPage(documentOf(...list))
    expect(css).not.toMatch(/NaN|undefined|\[object|Infinity|e\+/)
  }
})

/** Data for searchers is no script: there is nothing in it that could end its element. */
function withoutData(html: string) {
  const block = /<script type="application\/ld\+json">([^<]*)<\/script>/g
  return { data: [...html.matchAll(block)].map(([, text = '']) => text), rest: html.replaceAll(block, '') }
}
