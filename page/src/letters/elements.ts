import { isHidden } from '../document/marks.ts'
import { findElement } from '../document/tree.ts'
import type { ElementNode, PageDocument, Props } from '../document/schema.ts'
import { elementStyles, resolveProps } from '../elements/resolve.ts'
import { isForReader } from './block-readers.ts'
import { richHtml, richOf, richText } from './inline.ts'
import type { LetterLooks } from './looks.ts'
import { escapeHtml } from './text.ts'

/** A part of a letter, for the two ways in which mail is read. */
export type Part = { html: string; text: string }

type Drawing = { looks: LetterLooks; children: (columns?: number) => Part; node: ElementNode; props: Props }
type Draw = (drawing: Drawing) => Part

/** Widest letter, in CSS pixels. */
export const letterWidth = 600

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

/** The styles of an element that mail knows, as an inline style. */
function styleOf(node: ElementNode, looks: LetterLooks, part = 'root'): string {
  const declarations = elementStyles(node, 'desktop')[part] ?? {}
  return Object.entries(declarations)
    .flatMap(([property, value]) => {
      const name = known.get(property)
      const text = looks.value(typeof value === 'number' ? `${value}px` : String(value))
      return name !== undefined && plain.test(text) && !text.includes('var(') ? [`${name}:${text}`] : []
    })
    .join(';')
}

const words = (text: string, tag: string, style: string): string =>
  `<${tag} style="margin:0 0 16px;${escapeHtml(style)}">${text}</${tag}>`

const textOf = (props: Props, prop: string): string => {
  const value = props[prop]
  return typeof value === 'string' ? value : ''
}

const drawText: Draw = ({ node, props, looks }) => {
  const rich = richOf(props, 'text')
  const part = node.type === 'rich_text' ? 'body' : 'root'
  const style = styleOf(node, looks, part)
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
  const align = textOf(props, 'align') || 'left'
  // One that leads nowhere is still seen, by who writes the letter.
  const [tag, href] = address === '' ? ['span', ''] : ['a', ` href="${escapeHtml(address)}"`]
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px"><tr><td align="${align === 'center' || align === 'right' ? align : 'left'}"><${tag}${href} style="display:inline-block;text-decoration:none;${escapeHtml(styleOf(node, looks))}">${escapeHtml(label)}</${tag}></td></tr></table>`,
    text: address === '' ? label : `${label}: ${address}`,
  }
}

const drawImage: Draw = ({ props, looks }) => {
  const source = looks.picture(textOf(props, 'src'))
  const alt = textOf(props, 'decorative') === 'yes' ? '' : looks.filled(textOf(props, 'alt'))
  if (source === '') return { html: '', text: '' }
  const wished = Number.parseInt(textOf(props, 'width'), 10)
  const width =
    textOf(props, 'width').endsWith('px') && wished > 0 ? Math.min(wished, letterWidth) : letterWidth
  const picture = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto">`
  const link = looks.address(textOf(props, 'link'))
  const html = link === '' ? picture : `<a href="${escapeHtml(link)}">${picture}</a>`
  return { html: `<div style="margin:0 0 16px">${html}</div>`, text: alt === '' ? '' : `[${alt}]` }
}

const drawList: Draw = ({ node, props, looks }) => {
  const items = Array.isArray(props['items']) ? props['items'] : []
  const lines = items.map((item: unknown) =>
    richOf(typeof item === 'object' && item !== null ? { ...item } : {}, 'line'),
  )
  const tag = props['marker'] === 'number' ? 'ol' : 'ul'
  return {
    html: `<${tag} style="margin:0 0 16px;padding-left:24px;${escapeHtml(styleOf(node, looks))}">${lines.map((line) => `<li style="margin:0 0 8px">${richHtml(line, looks)}</li>`).join('')}</${tag}>`,
    text: lines.map((line, at) => `${tag === 'ol' ? `${at + 1}.` : '-'} ${richText(line, looks)}`).join('\n'),
  }
}

const drawDivider: Draw = ({ props, looks }) => ({
  html: `<div style="margin:24px 0;border-top:1px solid ${escapeHtml(looks.value(textOf(props, 'lineColor') || '#d5d5e2'))};font-size:0;line-height:0">&nbsp;</div>`,
  text: '----------',
})

const drawSpacer: Draw = ({ props }) => {
  const height = Math.min(200, Math.max(0, Number.parseInt(textOf(props, 'height'), 10) || 24))
  return { html: `<div style="height:${height}px;font-size:0;line-height:0">&nbsp;</div>`, text: '' }
}

const drawQuote: Draw = ({ node, props, looks }) => {
  // Of letters from before the quote had the names of its element.
  const isOld = node.props['quote'] === undefined && node.props['text'] !== undefined
  const [quote, source] = isOld
    ? [textOf(node.props, 'text'), textOf(node.props, 'author')]
    : [textOf(props, 'quote'), textOf(props, 'source')]
  const [said, who] = [looks.filled(quote), looks.filled(source)]
  return {
    html: `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${escapeHtml(looks.value('token:primary'))}"><p style="margin:0 0 8px">${escapeHtml(said)}</p>${who === '' ? '' : `<p style="margin:0;font-size:14px">${escapeHtml(who)}</p>`}</blockquote>`,
    text: who === '' ? `«${said}»` : `«${said}», ${who}`,
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

/** The elements that a letter may hold. */
const drawers = new Map<string, Draw>(
  Object.entries({
    text: drawText,
    rich_text: drawText,
    heading: drawHeading,
    button: drawButton,
    image: drawImage,
    list: drawList,
    divider: drawDivider,
    spacer: drawSpacer,
    quote: drawQuote,
    container: drawBox,
    section: drawBox,
    columns: drawColumns,
  }),
)

/** Whether mail can hold an element of this type. */
export function isForLetters(type: string): boolean {
  return drawers.has(type)
}

export function drawElement(document: PageDocument, id: string, looks: LetterLooks): Part {
  const node = findElement(document, id)
  if (!node || isHidden(document, id) || !isForReader(node, looks.segments)) return { html: '', text: '' }
  const draw = drawers.get(node.type)
  if (!draw) return { html: '', text: '' }
  const children = (columns = 1): Part => {
    const parts = node.children.map((child) => drawElement(document, child, looks))
    const html = columns > 1 ? cells(parts, columns) : parts.map((part) => part.html).join('')
    return { html, text: joined(parts.map(({ text }) => text)) }
  }
  return draw({ node, props: resolveProps(node, 'desktop'), looks, children })
}

/** Columns that stand below each other where there is no room: each is a block beside the next as long as both fit. */
function cells(parts: readonly Part[], columns: number): string {
  const width = Math.floor(letterWidth / columns) - 16
  return `<div style="font-size:0;margin:0 -8px">${parts
    .map(
      ({ html }) =>
        `<div style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top;font-size:16px;padding:0 8px;box-sizing:border-box">${html}</div>`,
    )
    .join('')}</div>`
}

/** Parts of a text, with an empty line between them. */
export function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n')
}

export function headingFamily(looks: LetterLooks): string {
  return `${family(looks.value('token:heading-font'))}Arial,Helvetica,sans-serif`
}

export function bodyFamily(looks: LetterLooks): string {
  return `${family(looks.value('token:body-font'))}Arial,Helvetica,sans-serif`
}

/** A kit's family, for the programs that have it. */
function family(value: string): string {
  const first = value.split(',')[0]?.replaceAll(/['"]/g, '').trim() ?? ''
  return /^[\p{L}\d ]+$/u.test(first) && first !== 'inherit' ? `'${first}',` : ''
}
