import { type Viewport, viewports } from '@aurelio/page/document'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { createColorReader } from './css-color.ts'
import type { MeasuringFrame } from './frame.ts'
import { createLineProbe } from './line-height.ts'
import { createLetterFinder } from './letters.ts'
import {
  type ByViewport,
  type Ink,
  type Letter,
  type Look,
  type Measured,
  type MeasuredBox,
  type MeasuredPage,
  type Style,
  styleNames,
  type StyleName,
} from './measured.ts'

/** Nodes read before the page of the dashboard gets a breath. */
const atOnce = 150

export type MeasureOptions = {
  signal: AbortSignal
  onProgress: (progress: { done: number; total: number }) => void
  left: LeftBehind
}

const pseudoNames = ['::before', '::after'] as const
const passedOver = new Set([
  'script',
  'style',
  'head',
  'meta',
  'title',
  'link',
  'template',
  'br',
  'wbr',
  'source',
  'option',
  'optgroup',
  'map',
  'area',
  'datalist',
  'dialog',
])
const keptAttributes = [
  'id',
  'href',
  'alt',
  'src',
  'type',
  'name',
  'placeholder',
  'data-video',
  'required',
  'value',
  'for',
  'role',
  'aria-label',
  'title',
  'rows',
  'start',
  'multiple',
  'min',
  'max',
  'pattern',
  'colspan',
  'rowspan',
]

type BoxEntry = { node: Element; measured: MeasuredBox; parent: BoxEntry | null }
type TextEntry = { node: Text; looks: ByViewport<Ink>; parent: BoxEntry }
type Entry = { kind: 'box'; entry: BoxEntry } | { kind: 'text'; entry: TextEntry }

/** Reads every box and every run of letters of a page at the three widths. */
export async function measurePage(frame: MeasuringFrame, options: MeasureOptions): Promise<MeasuredPage> {
  const entries: Entry[] = []
  const body = collect(frame.document.body, null, entries)
  const { signal, onProgress, left } = options
  const color = createColorReader()
  const lineHeight = createLineProbe(frame.document)
  const total = entries.length * viewports.length
  let done = 0
  for (const viewport of viewports) {
    frame.resize(viewport)
    const reader = { frame, viewport, color, lineHeight }
    for (const each of entries) {
      if (done % atOnce === 0) {
        onProgress({ done, total })
        await breath()
        signal.throwIfAborted()
      }
      done += 1
      if (each.kind === 'box') each.entry.measured.looks[viewport] = lookOf(each.entry, reader)
      else each.entry.looks[viewport] = inkOf(each.entry, reader)
    }
  }
  frame.resize('desktop')
  onProgress({ done: total, total })
  countPseudo(entries, frame, left)
  return { body, background: backgroundOf(frame, color), letters: lettersOf(entries, frame, left) }
}

/** The tree as it will be filled in, and all of it in page order. */
function collect(element: Element, parent: BoxEntry | null, entries: Entry[]): MeasuredBox {
  const children: Measured[] = []
  const measured: MeasuredBox = {
    kind: 'box',
    tag: element.localName,
    attributes: attributesOf(element),
    looks: { desktop: null, tablet: null, mobile: null },
    children,
    ...pictureOf(element),
  }
  const entry: BoxEntry = { node: element, measured, parent }
  entries.push({ kind: 'box', entry })
  if (element.localName === 'svg' || element.localName === 'select') return measured
  for (const child of element.childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE && isElement(child)) {
      if (child.localName === 'br') children.push(lineBreak())
      else if (!passedOver.has(child.localName)) children.push(collect(child, entry, entries))
    } else if (isText(child) && child.data !== '') {
      const looks: ByViewport<Ink> = { desktop: null, tablet: null, mobile: null }
      children.push({ kind: 'text', text: child.data, looks })
      entries.push({ kind: 'text', entry: { node: child, looks, parent: entry } })
    }
  }
  return measured
}

/** Nodes of a frame are made by its own window, so that `instanceof` says nothing. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE
}

function lineBreak(): Measured {
  return { kind: 'text', text: '\u2028', looks: { desktop: null, tablet: null, mobile: null } }
}

function attributesOf(element: Element): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of keptAttributes) {
    const value = element.getAttribute(name)
    if (value !== null) found[name] = name === 'src' ? value : value.slice(0, 8192)
  }
  if (element.localName === 'select')
    found['options'] = [...element.querySelectorAll('option')]
      .map((option) => option.textContent.trim())
      .join('\n')
  return found
}

function pictureOf(element: Element): Pick<MeasuredBox, 'picture'> {
  if (element.localName === 'svg') {
    const { width, height } = element.getBoundingClientRect()
    return { picture: { source: drawing(element), width, height } }
  }
  if (element.localName !== 'img' || !('naturalWidth' in element) || !('naturalHeight' in element)) return {}
  const [width, height] = [Number(element.naturalWidth), Number(element.naturalHeight)]
  const source = element.getAttribute('src') ?? ''
  return source === '' ? {} : { picture: { source, width, height } }
}

/** A drawing that stands in the page, by itself: with the colour that it takes from around it, and its size. */
function drawing(element: Element): string {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  const copy = element.ownerDocument.importNode(element, true)
  const { width, height } = element.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('color', style?.color ?? '#000000')
  for (const name of ['fill', 'stroke', 'stroke-width']) {
    const value = style?.getPropertyValue(name)
    if (value) copy.setAttribute(name, value)
  }
  for (const name of ['class', 'style', 'id']) copy.removeAttribute(name)
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}

type Reader = {
  frame: MeasuringFrame
  viewport: Viewport
  color: (text: string) => string
  /** In pixels, where a style says `normal`. */
  lineHeight: (style: CSSStyleDeclaration) => number
}

function lookOf(
  { node, parent, measured }: BoxEntry,
  { frame, viewport, color, lineHeight }: Reader,
): Look | null {
  if (parent && parent.measured.looks[viewport] === null) return null
  const computed = frame.window.getComputedStyle(node)
  const display = computed.display
  // What a closed box of details keeps back has a place, and is not seen.
  if (display !== 'contents' && !node.checkVisibility()) return null
  if (display === 'none' || computed.visibility !== 'visible' || computed.opacity === '0') return null
  const rect = pageRect(node.getBoundingClientRect(), frame)
  if (display !== 'contents' && measured.tag !== 'body' && isOutOfSight(rect, computed)) return null
  const found: Style = Object.fromEntries(
    styleNames.map((name) => [name, valueOf(name, computed.getPropertyValue(name), color)]),
  )
  const style: Style =
    found['line-height'] === 'normal' ? { ...found, 'line-height': `${lineHeight(computed)}px` } : found
  const veil = veilOf(node, rect, { frame, color })
  return { rect, style, ...(veil !== undefined && { veil }) }
}

function valueOf(name: StyleName, value: string, color: (text: string) => string): string {
  if (name === 'color' || name.endsWith('-color')) return color(value)
  if (name === 'background-image')
    return value.replaceAll(/(?:rgba?|hsla?|color|oklch|oklab|lab|lch)\([^()]*\)/g, (found) => color(found))
  return value
}

function veilOf(
  node: Element,
  { width, height }: Look['rect'],
  { frame, color }: Pick<Reader, 'frame' | 'color'>,
) {
  if (width < 100 || height < 100) return undefined
  for (const pseudo of pseudoNames) {
    const style = frame.window.getComputedStyle(node, pseudo)
    const covers =
      Math.abs(Number.parseFloat(style.width) - width) <= 2 &&
      Math.abs(Number.parseFloat(style.height) - height) <= 2
    if (style.content !== 'none' && style.position === 'absolute' && covers)
      return withOpacity(color(style.backgroundColor), style.opacity)
  }
  return undefined
}

function withOpacity(color: string, opacity: string): string {
  const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) : 255
  return `${color.slice(0, 7)}${Math.round(alpha * Number(opacity))
    .toString(16)
    .padStart(2, '0')}`
}

/** What is drawn nowhere: beyond the edges, cut to nothing, or kept for who listens to the page. */
function isOutOfSight(
  { x, y, width, height }: Look['rect'],
  { overflow, clipPath }: CSSStyleDeclaration,
): boolean {
  if (width <= 1 && height <= 1) return overflow !== 'visible' || clipPath !== 'none'
  if (x + width <= 0 || y + height <= 0) return true
  return (width === 0 || height === 0) && overflow !== 'visible'
}

function pageRect({ x, y, width, height }: DOMRect, { window }: MeasuringFrame): Look['rect'] {
  return { x: x + window.scrollX, y: y + window.scrollY, width, height }
}

function inkOf({ node, parent }: TextEntry, { frame, viewport }: Reader): Ink | null {
  if (parent.measured.looks[viewport] === null) return null
  const range = frame.document.createRange()
  range.selectNodeContents(node)
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const [first] = rects
  if (!first) return null
  const tops = new Set(rects.map(({ top }) => Math.round(top)))
  return { rect: pageRect(range.getBoundingClientRect(), frame), lines: tops.size, glyphs: first.height }
}

function countPseudo(entries: readonly Entry[], frame: MeasuringFrame, left: LeftBehind) {
  for (const each of entries) {
    if (each.kind === 'text' || each.entry.measured.looks.desktop === null) continue
    if (each.entry.measured.looks.desktop.veil !== undefined) continue
    for (const pseudo of pseudoNames) {
      const { content, display } = frame.window.getComputedStyle(each.entry.node, pseudo)
      if (!['none', 'normal', '""', ''].includes(content) && display !== 'none') left.add('pseudo')
    }
  }
}

/** What the browser paints the window with: the page's own ground, or that of its root. */
function backgroundOf({ document: page, window }: MeasuringFrame, color: (text: string) => string): string {
  const grounds = [page.documentElement, page.body].map((each) =>
    color(window.getComputedStyle(each).backgroundColor),
  )
  return grounds.find((each) => each.length === 7) ?? '#ffffff'
}

function lettersOf(
  entries: readonly Entry[],
  frame: MeasuringFrame,
  left: LeftBehind,
): Record<string, Letter> {
  const find = createLetterFinder(frame.document)
  const letters: Record<string, Letter> = {}
  for (const each of entries) {
    if (each.kind === 'box') continue
    const stack = each.entry.parent.measured.looks.desktop?.style['font-family'] ?? ''
    if (stack === '' || Object.hasOwn(letters, stack) || each.entry.looks.desktop === null) continue
    const letter = find(stack)
    letters[stack] = letter
    if (!letter.isSame) left.addFont(stack.split(',')[0]?.replaceAll(/["']/g, '') ?? stack, letter.name)
  }
  return letters
}

function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
