import {
  decodeStoredPage,
  documentVersion,
  idMaker,
  type NestedElement,
  type StoredPage,
  viewports,
} from '@aurelio/page/document'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { importWindows } from '../foreign/import-widths.ts'
import { ImportHtmlProblem } from '../foreign/import-html-problem.ts'
import type { Measured, MeasuredBox, MeasuredPage } from '../measure/measured.ts'
import { type EmitContext, elementOf, wholePlaces } from './elements.ts'
import { isPainted } from './paint.ts'
import { byViewport, type Group, type Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'

/**
 * A foreign page as the browser laid it out, as a page of ours. Pure: the same boxes make the same elements.
 * @throws ImportHtmlProblem `empty` where nothing of it is seen
 */
export function convertPage(page: MeasuredPage, left: LeftBehind): StoredPage {
  const anchors = anchorsOf(page.body)
  const context = { left, anchors, level: 0, link: '' }
  const body = wholeBody(page, piecesOf(withoutGround(page.body), context))
  if (body.children.length === 0) throw new ImportHtmlProblem('empty')
  const emit: EmitContext = {
    left,
    letters: page.letters,
    makeId: idMaker(new Set()),
    ground: page.background,
    depth: 1,
  }
  const elements = topLevel(elementOf(body, wholePlaces, emit), body)
  const checked = decodeStoredPage({
    version: documentVersion,
    elements: elements.map((each) => relinked(each, anchors)),
  })
  if (!checked.ok) throw checked.error
  return checked.page
}

/** The ground of the body is that of the whole window. */
function withoutGround(body: MeasuredBox): MeasuredBox {
  const looks = byViewport((viewport) => {
    const look = body.looks[viewport]
    const shown = { 'background-color': '#00000000', 'background-image': 'none' }
    return look && { ...look, style: { ...look.style, ...shown } }
  })
  return { ...body, looks }
}

function wholeBody({ body, background }: MeasuredPage, pieces: Piece[]): Group {
  const rects = byViewport((viewport) => {
    const look = body.looks[viewport]
    if (!look) return null
    const bottom = look.rect.y + look.rect.height
    return { x: 0, y: 0, width: importWindows[viewport].width, height: bottom }
  })
  const looks = byViewport((viewport) => {
    const look = body.looks[viewport]
    return (
      look && {
        ...look,
        style: {
          ...look.style,
          'background-color': background,
          'background-image': 'none',
          opacity: '1',
          'box-shadow': 'none',
        },
      }
    )
  })
  const [only] = pieces
  const isBody =
    pieces.length === 1 && only?.kind === 'group' && only.tag === 'body' && !isPainted(only.looks)
  const children = isBody ? only.children : pieces
  return {
    kind: 'group',
    tag: 'body',
    children,
    isPainted: background !== '#ffffff',
    veil: '',
    rects,
    looks,
    anchor: '',
    isOver: false,
  }
}

/** Parts that lie on the page as wide as it is stand on it themselves: a header and a footer are told by that. */
function topLevel(whole: NestedElement, body: Group): NestedElement[] {
  const children = whole.props.children ?? []
  const isWide = body.children.every((piece) =>
    viewports.every((viewport) => {
      const [rect, around] = [piece.rects[viewport], body.rects[viewport]]
      return !rect || !around || (rect.x <= 0.5 && rect.width >= around.width - 1)
    }),
  )
  const areContainers = children.every(({ type }) => type === 'container')
  const { rowGap } = whole.props
  if (!isWide || !areContainers || body.isPainted || children.length < 2 || rowGap !== '0px') return [whole]
  return children
}

/** The words that links lead to, by the ids that they are made of. */
function anchorsOf(body: MeasuredBox): Map<string, string> {
  const wanted = new Set<string>()
  const ids: string[] = []
  const visit = (node: Measured) => {
    if (node.kind === 'text') return
    const { href, id } = node.attributes
    if (href?.startsWith('#') && href.length > 1) wanted.add(plainText(href.slice(1)))
    if (id) ids.push(id)
    for (const child of node.children) visit(child)
  }
  visit(body)
  const anchors = new Map<string, string>()
  const used = new Set<string>()
  for (const id of ids.filter((each) => wanted.has(each) && !anchors.has(each))) {
    const word =
      id
        .replaceAll(/[^\p{L}\d_-]+/gu, '-')
        .replace(/^[_-]+/, '')
        .slice(0, 60) || 'parte'
    let free = word
    for (let count = 2; used.has(free); count += 1) free = `${word}-${count}`
    used.add(free)
    anchors.set(id, free)
  }
  return anchors
}

function plainText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Links inside the page by the words that their places have now. */
function relinked(element: NestedElement, anchors: ReadonlyMap<string, string>): NestedElement {
  const { children, ...props } = element.props
  const now = (link: unknown) =>
    typeof link === 'string' && link.startsWith('#')
      ? `#${anchors.get(plainText(link.slice(1))) ?? link.slice(1)}`
      : link
  const spans: readonly unknown[] = Array.isArray(props['textSpans']) ? props['textSpans'] : []
  const textSpans = spans.map((span) =>
    typeof span === 'object' && span !== null && 'link' in span ? { ...span, link: now(span.link) } : span,
  )
  return {
    ...element,
    props: {
      ...props,
      ...(Object.hasOwn(props, 'link') && { link: now(props['link']) }),
      ...(textSpans.length > 0 && { textSpans }),
      ...(children && { children: children.map((child) => relinked(child, anchors)) }),
    },
  }
}
