import { limits, type NestedElement, type Props, type Viewport, viewports } from '@aurelio/page/document'
import { getElement } from '@aurelio/page/elements'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { type ByViewport, px, type Rect } from '../measure/measured.ts'
import { type Flow, flowOf, type Place, type Slot } from './flow.ts'
import { formProps } from './form-props.ts'
import { edgeProps, hasBorder, hasEdges, isSeen, over, paintProps } from './paint.ts'
import { byViewport, type Group, type LinkPiece, type Piece, widest, within } from './piece.ts'
import { flowProps, pixels, placeProps } from './place-props.ts'
import { responsiveProps } from './responsive.ts'
import { structured } from './structure.ts'
import { tableProps } from './table-props.ts'
import { type Letters, linkProps, textProps } from './text-props.ts'
import { isTight } from './tight.ts'

export type EmitContext = {
  left: LeftBehind
  letters: Letters
  makeId: (type: string) => string
  /** What is behind, as `#rrggbb`. */
  ground: string
  depth: number
}
type Places = Record<Viewport, Place>

/** Containers beyond this hold what is deeper without boxes of its own; a document has no more levels. */
const deepest = limits.depth - 3
const alone: Place = { width: { kind: 'fill' }, align: '', top: 0, left: 0 }
export const wholePlaces: Places = { desktop: alone, tablet: alone, mobile: alone }

/** A part of the foreign page as an element of ours, with all it holds. */
export function elementOf(piece: Piece, places: Places, context: EmitContext): NestedElement {
  if (piece.anchor !== '' && piece.kind !== 'group') return elementOf(boxed(piece), places, context)
  if (piece.kind === 'group') return groupElement(piece, places, context)
  if (piece.kind === 'link') return linkElement(piece, places, context)
  const type = typeOf(piece)
  const at = perViewport((viewport) => ({
    ...leafProps(piece, viewport, places[viewport], context),
    ...placeProps(piece, places[viewport]),
  }))
  return made(type, responsiveProps(type, at, piece.rects), context)
}

/** Something that links lead to, in a box that has the word for it. */
function boxed(piece: Piece): Group {
  const { rects, looks, anchor, isOver } = piece
  return {
    kind: 'group',
    tag: 'div',
    isPainted: false,
    veil: '',
    rects,
    looks,
    anchor,
    isOver,
    children: [{ ...piece, anchor: '' }],
  }
}

function typeOf(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return piece.level > 0 ? 'heading' : 'text'
    case 'picture':
      return 'image'
    case 'line':
      return 'divider'
    case 'group':
      return 'container'
    case 'link':
      return 'button'
    case 'video':
    case 'form':
    case 'table':
    default:
      return piece.kind
  }
}

function leafProps(piece: Piece, viewport: Viewport, place: Place, context: EmitContext): Props {
  const { ground, left } = context
  switch (piece.kind) {
    case 'text':
      return textProps(piece, viewport, context)
    case 'picture':
      return pictureProps(piece, viewport, place, ground)
    case 'video':
      return {
        src: piece.source,
        height: pixels((piece.rects[viewport] ?? widest(piece.rects))?.height ?? 0),
      }
    case 'line':
      return {
        text: '',
        line: piece.line,
        thickness: pixels(Math.min(20, Math.max(1, piece.thickness))),
        lineColor: over(piece.color, ground),
        space: '0px',
      }
    case 'form':
      return formProps(piece.box)
    case 'table':
      return viewport === 'desktop'
        ? tableProps(piece.box, ground, left)
        : tableProps(piece.box, ground, silence)
    case 'group':
    case 'link':
    default:
      return {}
  }
}

const silence: LeftBehind = {
  add: () => undefined,
  addPicture: () => undefined,
  addFont: () => undefined,
  counts: new Map(),
  pictures: new Set(),
  fonts: new Map(),
}

function pictureProps(
  { box, source, rects, looks }: Extract<Piece, { kind: 'picture' }>,
  viewport: Viewport,
  place: Place,
  ground: string,
): Props {
  const alt = (box.attributes['alt'] || box.attributes['aria-label'] || '').slice(0, 500)
  const { width, height } = rects[viewport] ?? widest(rects) ?? { width: 0, height: 0 }
  const own = box.picture ?? { width: 0, height: 0 }
  const isWhole = own.width > 0 && Math.abs(height - (own.height / own.width) * width) < 2
  return {
    src: source,
    alt,
    decorative: alt === '' ? 'yes' : 'no',
    width: place.width.kind === 'fill' && width > 200 ? '100%' : pixels(width),
    height: isWhole ? 'auto' : pixels(height),
    ...(viewports.some((each) => hasEdges(looks[each]?.style ?? {})) &&
      edgeProps((looks[viewport] ?? widest(looks))?.style ?? {}, ground)),
  }
}

function groupElement(piece: Group, places: Places, context: EmitContext): NestedElement {
  if (piece.veil !== '') return veiledElement(piece, places, context)
  const children = context.depth >= deepest ? leavesOf(piece) : structured(piece)
  const flows = byViewport((viewport) => flowAt(piece, children, viewport))
  const style = widest(piece.looks)?.style ?? {}
  const ground =
    piece.isPainted && isSeen(style['background-color'])
      ? over(style['background-color'], context.ground)
      : context.ground
  const at = perViewport((viewport) => ({
    ...flowProps(flows[viewport]?.flow ?? emptyFlow),
    ...painted(piece, viewport, context),
    ...placeProps(piece, places[viewport]),
    ...(piece.anchor !== '' && { anchor: piece.anchor }),
  }))
  const inside = { ...context, ground, depth: context.depth + 1 }
  const held = children.map((child) => elementOf(child, placesOf(child, flows), inside))
  const landmark = piece.tag === 'nav' ? { landmark: 'nav' } : {}
  const props = { ...responsiveProps('container', at, piece.rects), ...landmark, children: held }
  return made('container', props, context, names[piece.tag])
}

/** A ground with a colour over it: a box in a box. */
function veiledElement(piece: Group, places: Places, context: EmitContext): NestedElement {
  const looks = byViewport((viewport) => {
    const look = piece.looks[viewport]
    return look && { rect: look.rect, style: { 'background-color': piece.veil } }
  })
  const inner: Group = { ...piece, tag: 'div', anchor: '', veil: '', isPainted: true, looks }
  return groupElement({ ...piece, veil: '', children: [inner] }, places, context)
}

const names: Readonly<Record<string, string>> = {
  header: 'Cabecera',
  nav: 'Menú',
  footer: 'Pie',
  section: 'Sección',
  article: 'Artículo',
  aside: 'Lateral',
  main: 'Contenido',
}
const emptyFlow: Flow = {
  direction: 'column',
  wraps: false,
  columnGap: 0,
  rowGap: 0,
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  justify: '',
  align: 'stretch',
  minHeight: 0,
  places: [],
}

function painted(piece: Group, viewport: Viewport, { ground, left }: EmitContext): Props {
  const look = piece.looks[viewport] ?? widest(piece.looks)
  if (!piece.isPainted || !look) return { backgroundColor: 'transparent' }
  return paintProps(look.style, ground, viewport === 'desktop' ? left : null)
}

function leavesOf(piece: Piece): Piece[] {
  return piece.kind === 'group' ? piece.children.flatMap(leavesOf) : [piece]
}

type Placed = { flow: Flow; shown: readonly Piece[] }

function flowAt(piece: Group, children: readonly Piece[], viewport: Viewport): Placed | null {
  const [rect, look] = [piece.rects[viewport], piece.looks[viewport]]
  if (!rect) return null
  // Only a border of all four sides is the container's own.
  const hasFrame =
    look &&
    piece.isPainted &&
    (['top', 'right', 'bottom', 'left'] as const).every((side) => hasBorder(look.style, side))
  const inner = hasFrame ? within(rect, look.style, ['border']) : rect
  const shown = children.filter((child) => child.rects[viewport])
  const slots = shown.flatMap((child): Slot[] => {
    const at = child.rects[viewport]
    return at
      ? [
          {
            rect: withMarks(child, at, viewport),
            isTight: isTight(child, viewport),
            isBox: child.kind === 'group',
          },
        ]
      : []
  })
  return { flow: flowOf(inner, slots), shown }
}

/** The marks of a list stand before its words; in a text of ours they are within it. */
function withMarks(piece: Piece, rect: Rect, viewport: Viewport): Rect {
  if (piece.kind !== 'text' || !piece.isList) return rect
  const room = 1.25 * px((piece.looks[viewport] ?? widest(piece.looks))?.style ?? {}, 'font-size')
  return { ...rect, x: rect.x - room, width: rect.width + room }
}

function placesOf(child: Piece, flows: ByViewport<Placed>): Places {
  const of = (viewport: Viewport) => {
    const placed = flows[viewport]
    return placed?.flow.places[placed.shown.indexOf(child)]
  }
  const first = of('desktop') ?? of('tablet') ?? of('mobile') ?? alone
  return perViewport((viewport) => of(viewport) ?? first)
}

/** A button; in a box of its own where it has a border, which buttons have not. */
function linkElement(piece: LinkPiece, places: Places, context: EmitContext): NestedElement {
  const style = widest(piece.looks)?.style ?? {}
  const hasFrame = piece.box !== null && hasBorder(style, 'top') && hasBorder(style, 'left')
  if (hasFrame) return framedLink(piece, places, context)
  const paint = piece.box ? paintProps(style, context.ground, context.left) : {}
  const at = perViewport((viewport) => ({
    ...linkProps(piece, context),
    backgroundColor: 'transparent',
    ...groundOf(paint, context),
    borderRadius: '0px',
    ...(piece.box && { borderRadius: paint['borderRadius'], shadow: paint['shadow'] }),
    ...placeProps(piece, places[viewport]),
  }))
  return made('button', responsiveProps('button', at, piece.rects), context)
}

function groundOf({ backgroundColor, backgroundImage }: Props, { ground }: EmitContext): Props {
  const color =
    typeof backgroundColor === 'string' && isSeen(backgroundColor) && backgroundColor !== 'transparent'
      ? over(backgroundColor, ground)
      : ''
  return {
    backgroundColor: color,
    ...(typeof backgroundImage === 'string' && backgroundImage !== 'none' && { backgroundImage }),
  }
}

function framedLink(piece: LinkPiece, places: Places, context: EmitContext): NestedElement {
  const style = widest(piece.looks)?.style ?? {}
  const paint = paintProps(style, context.ground, context.left)
  const words = { ...piece, looks: byViewport((viewport) => piece.looks[viewport]) }
  const isFull = viewports.map((viewport) => !isTight(piece, viewport))
  const inside = perViewport((viewport) => ({
    ...linkProps(words, { ...context, ground: over(style['background-color'] ?? '', context.ground) }),
    backgroundColor: '',
    borderRadius: '0px',
    align: isFull[viewports.indexOf(viewport)] ? 'stretch' : '',
  }))
  const button = made('button', responsiveProps('button', inside, piece.rects), context)
  const frame: Piece = { ...boxed({ ...piece, anchor: '' }), isPainted: true }
  const at = perViewport((viewport) => ({
    ...flowProps(emptyFlow),
    ...paint,
    ...placeProps(frame, places[viewport]),
  }))
  return made('container', { ...responsiveProps('container', at, piece.rects), children: [button] }, context)
}

function made(type: string, props: Props, { makeId }: EmitContext, name?: string): NestedElement {
  return { id: makeId(type), type, name: name ?? getElement(type)?.name ?? type, props: { ...props } }
}

function perViewport<T>(make: (viewport: Viewport) => T): Record<Viewport, T> {
  return { desktop: make('desktop'), tablet: make('tablet'), mobile: make('mobile') }
}
