import type { ElementNode, Props } from '../document/schema.ts'
import { elementStyles } from '../elements/resolve.ts'
import { richHtml, richOf, richText } from './inline.ts'
import type { LetterLooks } from './looks.ts'
import { headingFamily, letterPadding, letterWidth } from './measures.ts'
import { escapeHtml } from './text.ts'

/** A part of a letter, for the two ways in which mail is read. */
export type Part = { html: string; text: string }

type Drawing = { looks: LetterLooks; children: (columns?: number) => Part; node: ElementNode; props: Props }
type Draw = (drawing: Drawing) => Part

/** An element as mail can hold it: how it is drawn, and the fields of it that are seen there. Of no other prop does a letter know. */
export type Drawer = {
  draw: Draw
  fields: readonly string[]
  /** What a new one has in a letter in place of what it has on pages. */
  begun?: Props
}

/** What mail programs draw alike; whatever else an element asks for is left out. */
const known = new Map<string, string>(
  Object.entries({
    color: 'color',
    backgroundColor: 'background-color',
    fontSize: 'font-size',
    fontWeight: 'font-weight',
    fontStyle: 'font-style',
    lineHeight: 'line-height',
    textAlign: 'text-align',
    textTransform: 'text-transform',
    letterSpacing: 'letter-spacing',
    paddingTop: 'padding-top',
    paddingRight: 'padding-right',
    paddingBottom: 'padding-bottom',
    paddingLeft: 'padding-left',
    padding: 'padding',
    borderRadius: 'border-radius',
    border: 'border',
  }),
)
const plain = /^[\w\s#.,()%-]+$/

/** The styles of an element that mail knows, as an inline style; those of its frame first where its words stand in a part of it. */
function styleOf(node: ElementNode, looks: LetterLooks, part = 'root'): string {
  const styles = elementStyles(node, 'desktop')
  const declarations = { ...styles.root, ...styles[part] }
  return Object.entries(declarations)
    .flatMap(([property, value]) => {
      const name = known.get(property)
      // A bare number is a length, save where CSS knows numbers.
      const text = looks.value(
        typeof value === 'number' && !bare.has(property) ? `${value}px` : String(value),
      )
      return name !== undefined && plain.test(text) && !text.includes('var(') ? [`${name}:${text}`] : []
    })
    .join(';')
}
const bare: ReadonlySet<string> = new Set(['fontWeight', 'lineHeight'])

const words = (text: string, tag: string, style: string): string =>
  `<${tag} style="margin:0 0 16px;${escapeHtml(style)}">${text}</${tag}>`

const textOf = (props: Props, prop: string): string => {
  const value = props[prop]
  return typeof value === 'string' ? value : ''
}

const pixelsOf = (props: Props, prop: string, { otherwise, most }: { otherwise: number; most: number }) => {
  const asked = Number.parseInt(textOf(props, prop), 10)
  return Number.isNaN(asked) ? otherwise : Math.min(most, Math.max(0, asked))
}

/** A colour of an element as an inline style; nothing for one that is none. */
function colorStyle(looks: LetterLooks, property: string, value: string): string {
  const color = value === '' ? '' : looks.value(value)
  return color !== '' && plain.test(color) ? `${property}:${color};` : ''
}

const sideOf = (align: string): 'left' | 'center' | 'right' =>
  align === 'center' || align === 'right' ? align : 'left'

const drawText: Draw = ({ node, props, looks }) => {
  const rich = richOf(props, 'text')
  const style = styleOf(node, looks, node.type === 'rich_text' ? 'body' : 'root')
  const html = /<ul/.test(richHtml(rich, looks))
    ? words(richHtml(rich, looks), 'div', style)
    : words(richHtml(rich, looks), 'p', style)
  return { html, text: richText(rich, looks) }
}

const drawHeading: Draw = ({ node, props, looks }) => {
  const rich = richOf(props, 'text')
  const level = typeof props['level'] === 'number' ? Math.min(6, Math.max(1, Math.round(props['level']))) : 2
  return {
    html: words(
      richHtml(rich, looks),
      `h${level}`,
      `font-family:${headingFamily(looks)};line-height:1.25;${styleOf(node, looks)}`,
    ),
    text: richText(rich, looks).toUpperCase(),
  }
}

const drawButton: Draw = ({ node, props, looks }) => {
  const [label, address] = [looks.filled(textOf(props, 'text')), looks.address(textOf(props, 'link'))]
  const align = textOf(props, 'align')
  const display = align === 'stretch' ? 'block' : 'inline-block'
  // One that leads nowhere is still seen, by who writes the letter.
  const [tag, href] = address === '' ? ['span', ''] : ['a', ` href="${escapeHtml(address)}"`]
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px"><tr><td align="${sideOf(align)}"><${tag}${href} style="display:${display};text-decoration:none;${escapeHtml(styleOf(node, looks))}">${escapeHtml(label)}</${tag}></td></tr></table>`,
    text: address === '' ? label : `${label}: ${address}`,
  }
}

const drawImage: Draw = ({ node, props, looks }) => {
  const source = looks.picture(textOf(props, 'src'))
  const alt = textOf(props, 'decorative') === 'yes' ? '' : looks.filled(textOf(props, 'alt'))
  if (source === '') return { html: '', text: '' }
  const width = pictureWidth(textOf(props, 'width'))
  const align = sideOf(textOf(props, 'align'))
  const style = escapeHtml(styleOf(node, looks))
  const picture = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}" style="display:inline-block;border:0;width:100%;max-width:${width}px;height:auto;vertical-align:top${style && `;${style}`}">`
  const link = looks.address(textOf(props, 'link'))
  const html = link === '' ? picture : `<a href="${escapeHtml(link)}">${picture}</a>`
  return {
    html: `<div style="margin:0 0 16px;text-align:${align}">${html}</div>`,
    text: alt === '' ? '' : `[${alt}]`,
  }
}

/** How wide a picture is, in pixels: as many as it asks for, or its share of the letter. */
function pictureWidth(asked: string): number {
  const number = Number.parseInt(asked, 10)
  if (!(number > 0)) return letterWidth
  if (asked.endsWith('px')) return Math.min(number, letterWidth)
  return asked.endsWith('%') && number < 100
    ? Math.round(((letterWidth - 2 * letterPadding) * number) / 100)
    : letterWidth
}

/** What stands before each point of a list, in place of the drawing that pages have. */
const marks = new Map([
  ['check', '✓'],
  ['arrow', '→'],
])

const drawList: Draw = ({ node, props, looks }) => {
  const items = Array.isArray(props['items']) ? props['items'] : []
  const lines = items.map((item: unknown) =>
    richOf(typeof item === 'object' && item !== null ? { ...item } : {}, 'line'),
  )
  const tag = props['marker'] === 'number' ? 'ol' : 'ul'
  const mark = marks.get(textOf(props, 'marker'))
  const gap = pixelsOf(props, 'gap', { otherwise: 8, most: 100 })
  const before =
    mark === undefined
      ? ''
      : `<span aria-hidden="true" style="font-weight:700;${escapeHtml(colorStyle(looks, 'color', textOf(props, 'markerColor')))}">${mark}</span>&nbsp; `
  const set = mark === undefined ? 'padding-left:24px' : 'padding-left:0;list-style:none'
  return {
    html: `<${tag} style="margin:0 0 16px;${set};${escapeHtml(styleOf(node, looks))}">${lines.map((line) => `<li style="margin:0 0 ${gap}px">${before}${richHtml(line, looks)}</li>`).join('')}</${tag}>`,
    text: lines.map((line, at) => `${tag === 'ol' ? `${at + 1}.` : '-'} ${richText(line, looks)}`).join('\n'),
  }
}

const drawDivider: Draw = ({ props, looks }) => {
  const space = pixelsOf(props, 'space', { otherwise: 24, most: 200 })
  const thickness = pixelsOf(props, 'thickness', { otherwise: 1, most: 20 })
  const line = /^(?:dashed|dotted|double)$/.exec(textOf(props, 'line'))?.[0] ?? 'solid'
  const color = looks.value(textOf(props, 'lineColor') || '#d5d5e2')
  return {
    html: `<div style="margin:${space}px 0;border-top:${thickness}px ${line} ${escapeHtml(plain.test(color) ? color : '#d5d5e2')};font-size:0;line-height:0">&nbsp;</div>`,
    text: '----------',
  }
}

const drawSpacer: Draw = ({ props }) => {
  const height = Math.min(200, Math.max(0, Number.parseInt(textOf(props, 'height'), 10) || 24))
  return { html: `<div style="height:${height}px;font-size:0;line-height:0">&nbsp;</div>`, text: '' }
}

const drawQuote: Draw = ({ node, props, looks }) => {
  // Of letters from before the quote had the names of its element.
  const isOld = node.props['quote'] === undefined && node.props['text'] !== undefined
  const said = isOld ? { text: textOf(node.props, 'text'), spans: [] } : richOf(props, 'quote')
  const source = looks.filled(isOld ? textOf(node.props, 'author') : textOf(props, 'source'))
  const side = sideOf(textOf(props, 'alignment'))
  const line = colorStyle(looks, 'border-color', textOf(props, 'lineColor') || 'token:primary')
  const edge =
    side === 'center'
      ? 'padding:0'
      : side === 'right'
        ? `padding:0 16px 0 0;border:0 solid;border-right-width:4px;${line}`
        : `padding:0 0 0 16px;border:0 solid;border-left-width:4px;${line}`
  const size = pixelsOf(props, 'fontSize', { otherwise: 26, most: 200 })
  const style = `margin:0 0 8px;font-size:${size}px;line-height:1.4;${colorStyle(looks, 'color', textOf(props, 'quoteColor'))}`
  const below = `margin:0;font-size:14px;${colorStyle(looks, 'color', textOf(props, 'sourceColor'))}`
  return {
    html: `<blockquote style="margin:0 0 16px;text-align:${side};${escapeHtml(edge)}"><div style="${escapeHtml(style)}">${richHtml(said, looks)}</div>${source === '' ? '' : `<p style="${escapeHtml(below)}">${escapeHtml(source)}</p>`}</blockquote>`,
    text: source === '' ? `«${richText(said, looks)}»` : `«${richText(said, looks)}», ${source}`,
  }
}

const drawBox: Draw = ({ node, looks, children }) => {
  const { html, text } = children()
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:separate"><tr><td style="${escapeHtml(styleOf(node, looks))}">${html}</td></tr></table>`,
    text,
  }
}

const drawColumns: Draw = ({ props, children }) => {
  const columns = typeof props['columns'] === 'number' ? Math.max(1, Math.round(props['columns'])) : 2
  return children(columns)
}

const ofBoxes = ['padding', 'backgroundColor', 'borderRadius']
const ofWords = ['fontWeight', 'lineHeight', 'letterSpacing', 'textTransform', ...ofBoxes]

/** The elements that a letter may hold. */
export const drawers: ReadonlyMap<string, Drawer> = new Map<string, Drawer>(
  Object.entries({
    heading: {
      draw: drawHeading,
      fields: ['text', 'level', 'alignment', 'color', 'fontSize', ...ofWords],
      begun: { level: 2, color: 'token:text', fontSize: '20px' },
    },
    text: {
      draw: drawText,
      fields: ['text', 'alignment', 'color', 'fontSize', ...ofWords],
      begun: { color: 'token:text' },
    },
    button: {
      draw: drawButton,
      fields: [
        'text',
        'link',
        'align',
        'textColor',
        ...ofBoxes,
        'fontWeight',
        'letterSpacing',
        'textTransform',
      ],
      begun: {
        link: 'https://',
        backgroundColor: 'token:primary',
        textColor: 'token:on-primary',
        padding: '14px 24px',
      },
    },
    image: {
      draw: drawImage,
      fields: ['src', 'alt', 'decorative', 'link', 'align', 'width', 'borderRadius'],
      begun: { alt: '' },
    },
    list: {
      draw: drawList,
      fields: ['items', 'marker', 'gap', 'color', 'markerColor', 'fontSize', 'fontWeight', 'lineHeight'],
      begun: { gap: '8px', color: 'token:text', markerColor: 'token:primary', fontSize: '16px' },
    },
    quote: {
      draw: drawQuote,
      fields: ['quote', 'source', 'alignment', 'fontSize', 'quoteColor', 'sourceColor', 'lineColor'],
      begun: { quote: 'Lo que alguien dijo, con sus palabras.', source: '', fontSize: '20px' },
    },
    rich_text: {
      draw: drawText,
      fields: ['text', 'alignment', 'color', 'fontSize', ...ofWords],
      begun: { fontSize: '16px' },
    },
    divider: { draw: drawDivider, fields: ['space', 'line', 'thickness', 'lineColor'] },
    spacer: { draw: drawSpacer, fields: ['height'] },
    columns: { draw: drawColumns, fields: ['columns'] },
    container: {
      draw: drawBox,
      fields: ofBoxes,
      begun: { layout: 'vertical', padding: '16px', minHeight: '0px', height: 'auto' },
    },
    section: { draw: drawBox, fields: ofBoxes, begun: { padding: '24px 16px' } },
  } satisfies Record<string, Drawer>),
)
