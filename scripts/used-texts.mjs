// The Spanish texts that people may see, found in the sources: what the catalogues of the other languages must hold.
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { inRoot } from './root.mjs'

/**
 * @typedef {object} Wanted What of a file is shown to people.
 * @property {string[]} [labels] Properties whose values are always read by people.
 * @property {boolean} [maps] The values of objects that hold nothing but words.
 * @property {string} [beside] Only of objects that have this property too.
 * @property {boolean} [sentences] Every literal that reads as Spanish.
 * @property {boolean} [capitals] Every literal that begins as a sentence does.
 * @property {boolean} [calls] What is passed to t().
 * @property {boolean} [entries] What stands in arrays.
 * @property {boolean} [actions] What is passed to action().
 */

/**
 * Where texts stand.
 * @type {(Wanted & { files: string })[]}
 */
const places = [
  {
    files: 'web/src/**/*.{ts,tsx}',
    labels: ['label', 'title', 'name', 'text', 'help', 'description'],
    maps: true,
    sentences: true,
    calls: true,
  },
  { files: 'page/src/elements/**/*.{ts,tsx}', capitals: true },
  { files: 'contracts/src/rooms/*.ts', actions: true },
  { files: 'contracts/src/{auth-problems,record-words,thing-translations}.ts', maps: true },
  { files: 'page/src/structures/*.ts', labels: ['name'] },
  {
    files: 'page/src/templates/{gallery,library,trade}-templates.ts',
    labels: ['name', 'description'],
    beside: 'tags',
  },
  { files: 'page/src/templates/web-templates.ts', labels: ['name', 'description'] },
  { files: 'page/src/templates/template.ts', entries: true },
  { files: 'page/src/sections/*/sections.ts', labels: ['name'], beside: 'tags' },
  { files: 'page/src/sections/section-template.ts', entries: true },
]

/** Files whose texts are not shown in the person's language, and why. */
const others = [
  /\.test\.tsx?$|\/testing\/|\.d\.ts$/,
  /\/texts\//, // words that wait for no catalogue
  /^(web|server)\/src\/features\/video-downloader\/(?!feature)|video-downloader\.ts$/, // English by the specification
  /^web\/src\/features\/auth\/(terms-text|product-still)\./, // the binding Spanish text; a drawing
  /^web\/src\/features\/seo-generator\/engine\/presets\.ts$/, // names of foreign programs' columns
  /^page\/src\/elements\/.*\/(schema|css|script|view|form-fields|structured-data)\.tsx?$|^page\/src\/elements\/(form\/words\/|(player|quiz|contest|countdown|collection)\/words\.ts$)/, // what visitors read
  /^page\/src\/elements\/registry\.ts$/, // English words for programmers
]

/** Properties whose values are no texts of the screen: the page's own starting content, the API's documentation. */
const content = new Set(['defaultProps', 'newItem', 'summary', 'className'])

/** The same in every language: names, and what pages start with. */
const universal = new Set([
  'AVIF',
  'JXL',
  'Aurelio Builder',
  'AurelioPlayer',
  'CSV',
  'Calendly',
  'Català',
  'CodePen',
  'Ctrl Y',
  'Deutsch',
  'English',
  'Español',
  'Euskara',
  'Facebook',
  'Figma',
  'Français',
  'Galego',
  'Haz Clic Aquí',
  'Instagram',
  'Italiano',
  'JPEG',
  'LinkedIn',
  'Nederlands',
  'OpenStreetMap',
  'PNG',
  'Pinterest',
  'Português',
  'SEO Mass',
  'Slug',
  'SoundCloud',
  'Spotify',
  'Telegram',
  'TikTok',
  'Tu Encabezado Aquí',
  'Tu texto aquí. Puedes editarlo haciendo clic.',
  'UTC',
  'Video engine',
  'Vimeo',
  'WebP',
  'WhatsApp',
  'YouTube Downloader',
  'YouTube',
  'ZIP',
  '{{percent}} %',
])
const isZone = /^\p{Lu}\w+\//u

const spanish =
  /[áéíóúñ¿¡]|\s(de|del|la|el|los|las|un|una|para|que|no|con|por|tu|en|se|su|es|este|esta|sin|y|o|al|te|lo|muy)\s/i
const starts = /^[¿¡«]?(\p{Lu}\p{L}|[AOY] \p{L})/u

/**
 * @param {string} file named in the parser's complaints; its ending decides the language
 * @param {string} source
 * @param {Wanted} wanted
 * @returns {{ texts: Set<string>, literals: Set<string> }} what must be translated, and every literal there is
 */
export function usedTexts(file, source, wanted) {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts = new Set()
  const literals = new Set()
  /** @type {[number, number][]} */
  const skipped = []
  new Visitor({
    ObjectExpression(node) {
      const named = node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, value: property.value }]
          : [],
      )
      const values = named.map(({ value }) => textOf(value))
      if (wanted.maps && values.length === node.properties.length && values.every(isWord))
        named.forEach(({ value }) => add(textOf(value) ?? '', value))
      const isWanted = wanted.beside === undefined || named.some(({ name }) => name === wanted.beside)
      for (const { name, value } of named) {
        if (content.has(name)) skipped.push([value.start, value.end])
        const text = textOf(value)
        if (isWanted && wanted.labels?.includes(name) && text !== null && starts.test(text)) add(text, value)
      }
    },
    ArrayExpression(node) {
      if (wanted.entries)
        for (const entry of node.elements) for (const text of textsOf(entry)) texts.add(text)
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && /defaults$|^titles$/i.test(node.id.name))
        skipped.push([node.start, node.end])
    },
    // English, for whoever reads the console.
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && /^(Range|Type)?Error$/.test(node.callee.name))
        skipped.push([node.start, node.end])
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && callee.name === 'logNotice') skipped.push([node.start, node.end])
      const isT =
        (callee.type === 'Identifier' && callee.name === 't') ||
        (callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 't')
      if (wanted.calls && isT) for (const text of textsOf(node.arguments[0])) texts.add(text)
      if (wanted.actions && callee.type === 'Identifier' && callee.name === 'action')
        for (const text of textsOf(node.arguments[1])) texts.add(text)
    },
    Literal: literal,
    TemplateLiteral: literal,
  }).visit(program)
  return { texts, literals }

  /** @param {import('vite').ESTree.Node} node */
  function literal(node) {
    const text = textOf(node)
    if (text === null) return
    literals.add(text)
    if (!starts.test(text)) return
    if (wanted.capitals || (wanted.sentences && spanish.test(` ${text} `))) add(text, node)
  }

  /** @param {string} text @param {import('vite').ESTree.Node} node */
  function add(text, node) {
    if (!skipped.some(([start, end]) => node.start >= start && node.end <= end)) texts.add(text)
  }
}

/** @param {string | null} text */
function isWord(text) {
  return text !== null && !text.includes('{{') && /^\p{Lu}\p{Ll}+( |$)/u.test(text)
}

/**
 * The text of a literal; what a template puts in stands as `{{a}}`, `{{b}}` (web/src/platform/i18n/message-text.ts).
 * @param {import('vite').ESTree.Node | null | undefined} node
 * @returns {string | null}
 */
function textOf(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis
    .map(({ value }, at) => (at === 0 ? '' : `{{${String.fromCodePoint(96 + at)}}}`) + (value.cooked ?? ''))
    .join('')
}

/**
 * The literals an expression may come to.
 * @param {import('vite').ESTree.Node | null | undefined} node
 * @returns {string[]}
 */
function textsOf(node) {
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  if (node?.type === 'ParenthesizedExpression') return textsOf(node.expression)
  const text = textOf(node)
  return text === null ? [] : [text]
}

/**
 * Of all the sources: each text with the first file that shows it, and every literal there is.
 * @returns {{ texts: Map<string, string>, literals: Set<string> }}
 */
export function allUsedTexts() {
  const texts = new Map()
  const literals = new Set()
  for (const { files, ...wanted } of places) {
    for (const file of globSync(files, { cwd: inRoot() }).toSorted()) {
      if (others.some((pattern) => pattern.test(file))) continue
      const used = usedTexts(file, readFileSync(inRoot(file), 'utf8'), wanted)
      for (const text of used.texts) {
        if (text !== '' && !texts.has(text) && !universal.has(text) && !isZone.test(text))
          texts.set(text, file)
      }
      for (const text of used.literals) literals.add(text)
    }
  }
  return { texts, literals }
}
