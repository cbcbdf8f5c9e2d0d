import type { Props } from '@aurelio/page/document'
import type { Flow, Place, Width } from './flow.ts'
import type { Piece } from './piece.ts'

/** A length as a prop: no finer than what is drawn. */
export function pixels(amount: number): string {
  return `${Number(amount.toFixed(2))}px`
}

function widthText(width: Width): string {
  if (width.kind === 'fill') return '100%'
  if (width.kind === 'auto') return 'auto'
  return width.kind === 'px' ? pixels(width.amount) : `${width.amount}%`
}

/** How an element stands in its container. */
export function placeProps(piece: Piece, place: Place): Props {
  const { width, align, top, left } = place
  const margins = {
    marginTop: pixels(top),
    marginRight: '0px',
    marginBottom: '0px',
    marginLeft: pixels(left),
  }
  const isSized = width.kind === 'px' || width.kind === '%'
  switch (piece.kind) {
    case 'group':
      return { ...margins, align, widthType: width.kind === 'fill' ? 'full' : 'box', width: widthText(width) }
    case 'link':
      return {
        ...margins,
        align:
          width.kind === 'fill' && piece.box
            ? 'stretch'
            : align || (width.kind === 'fill' ? alignOfWords(piece) : ''),
        width: isSized && piece.box ? widthText(width) : '',
      }
    case 'picture':
      return { ...margins, align }
    case 'text':
    case 'video':
    case 'line':
    case 'form':
    case 'table':
    default:
      return {
        ...margins,
        // With an alignment its own margin would not count.
        align: left > 0 ? '' : align,
        width: isSized ? widthText(width) : '',
        maxWidth: isSized ? '100%' : '',
      }
  }
}

function alignOfWords({ looks }: Piece): string {
  const align = (looks.desktop ?? looks.tablet ?? looks.mobile)?.style['text-align'] ?? 'left'
  return align.includes('center') ? 'center' : 'left'
}

/** How a container lays out what it holds. */
export function flowProps({
  direction,
  wraps,
  columnGap,
  rowGap,
  padding,
  justify,
  align,
  minHeight,
}: Flow): Props {
  const side = (amount: number) => pixels(Math.min(200, amount))
  return {
    layout: direction === 'row' ? 'horizontal' : 'vertical',
    flexWrap: wraps ? 'wrap' : '',
    justifyContent: justify,
    alignItems: align,
    columnGap: pixels(columnGap),
    rowGap: pixels(rowGap),
    paddingTop: side(padding.top),
    paddingRight: side(padding.right),
    paddingBottom: side(padding.bottom),
    paddingLeft: side(padding.left),
    minHeight: pixels(Math.min(5000, minHeight)),
  }
}
