import { fromLines, type Line, type RichText, type Run } from '@aurelio/page/values'
import { styleOf, type Style } from './style-of.ts'

/** A text as it was read from nodes, and where in it each node begins and ends. */
export type ReadRich = { rich: RichText; starts: ReadonlyMap<Node, number>; ends: ReadonlyMap<Node, number> }

type Source = {
  /** What comes from elsewhere: its spaces run together as a browser shows them, and the editor's own marks are none. */
  isForeign: boolean
}

const unread: ReadonlySet<string> = new Set(
  'STYLE SCRIPT TITLE META LINK HEAD TEMPLATE XML IMG SVG VIDEO AUDIO IFRAME OBJECT BUTTON INPUT SELECT TEXTAREA'.split(
    ' ',
  ),
)
/** Blocks that are a line even where nothing stands in them. */
const lineTags: ReadonlySet<string> = new Set('P LI H1 H2 H3 H4 H5 H6'.split(' '))
const blockTags: ReadonlySet<string> = new Set([
  ...lineTags,
  ...'DIV UL OL TABLE TR SECTION ARTICLE HEADER FOOTER BLOCKQUOTE PRE DL DD DT FIGURE FIGCAPTION MAIN NAV ASIDE'.split(
    ' ',
  ),
])

/**
 * Reads nodes as a text with what is set apart in it: bold, italic, links that are safe to follow and lists. Nothing
 * else of them is kept, whoever made them: the field that is edited, Word, Google Docs or a page of the web.
 */
export function readRich(root: Node, { isForeign }: Source): ReadRich {
  const lines: { runs: Run[]; isList: boolean }[] = []
  const starts = new Map<Node, number>()
  const ends = new Map<Node, number>()
  let open: { runs: Run[]; isList: boolean } | undefined
  let length = 0

  function openLine(isList: boolean) {
    if (lines.length > 0) length += 1
    open = { runs: [], isList }
    lines.push(open)
    return open
  }

  function addText(text: string, style: Style) {
    const line = open ?? openLine(style.isList)
    const shown = isForeign && isAtSpace(line) ? text.trimStart() : text
    if (shown === '') return
    const { isList: _, ...marks } = style
    line.runs.push({ text: shown, ...marks })
    length += shown.length
  }

  function readText(node: Node, style: Style) {
    const text = cleanText(node.nodeValue ?? '')
    if (isForeign) {
      const collapsed = text.replaceAll(/\s+/g, ' ')
      if (collapsed !== ' ' || open) addText(collapsed, style)
      return
    }
    for (const [at, piece] of text.split('\n').entries()) {
      if (at > 0) openLine(open?.isList ?? style.isList)
      addText(piece, style)
    }
  }

  function readBreak(node: Element, style: Style) {
    if (!open) openLine(style.isList)
    if (!isLastInBlock(node, root)) openLine(style.isList)
  }

  function readChildren(node: Node, style: Style) {
    for (const child of node.childNodes) read(child, style)
  }

  function readBlock(node: Element, style: Style) {
    open = undefined
    const before = lines.length
    const line = node.nodeName === 'LI' && !isForeign ? openLine(true) : undefined
    starts.set(node, length)
    readChildren(node, style)
    if (lineTags.has(node.nodeName) && lines.length === before) openLine(style.isList)
    if (line !== undefined || lines.length > before) open = undefined
  }

  function read(node: Node, style: Style) {
    // In the field itself every place must be found again, so a line begins where its first node does.
    if (!isForeign && !open && !blockTags.has(node.nodeName)) openLine(style.isList)
    starts.set(node, length)
    if (node.nodeType === Node.TEXT_NODE) readText(node, style)
    else if (node instanceof Element && !unread.has(node.nodeName.toUpperCase())) {
      const inside = styleOf(node, style)
      if (inside === null) return
      if (node.nodeName === 'BR') readBreak(node, style)
      else if (blockTags.has(node.nodeName)) readBlock(node, inside)
      else {
        if (node.nodeName === 'TD' && open) addText(' ', style)
        readChildren(node, inside)
      }
    }
    ends.set(node, length)
  }

  readChildren(root, { isList: false })
  starts.set(root, 0)
  ends.set(root, length)
  const shown: readonly Line[] = isForeign ? withoutEmptyEnd(lines.map(trimmed)) : lines
  return { rich: fromLines(shown), starts, ends }
}

/** Where one more space would show as none. */
function isAtSpace({ runs }: { runs: readonly Run[] }): boolean {
  return runs.at(-1)?.text.endsWith(' ') ?? true
}

function withoutEmptyEnd(lines: readonly Line[]): readonly Line[] {
  return lines.slice(0, lines.findLastIndex(({ runs }) => runs.length > 0) + 1)
}

function trimmed({ runs, isList }: Line): Line {
  const last = runs.at(-1)
  if (!last?.text.endsWith(' ')) return { runs, isList }
  const text = last.text.trimEnd()
  return { isList, runs: [...runs.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])] }
}

/** Without what is never seen, and with the line breaks of every system as one. */
function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0\u200b\ufeff]/g, '')
}

/** A line break with nothing behind it in its block shows no line of its own. */
function isLastInBlock(node: Node, root: Node): boolean {
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
    if (at !== node && blockTags.has(at.nodeName)) return true
    const next = nextShown(at)
    if (next) return blockTags.has(next.nodeName)
  }
  return true
}

function nextShown(node: Node): Node | null {
  let next = node.nextSibling
  while (next && next.nodeType === Node.TEXT_NODE && next.nodeValue === '') next = next.nextSibling
  return next
}
