import type { Props, Viewport } from '@aurelio/page/document'
import { type Letter, px, type Style } from '../measure/measured.ts'
import { over } from './paint.ts'
import { type LinkPiece, type TextPiece, widest } from './piece.ts'
import { pixels } from './place-props.ts'
import { lineHeightOf, most, spansOf, textOf } from './runs.ts'

export type Letters = Readonly<Record<string, Letter>>

/** How letters are set, as the common style says it. */
function typeProps(style: Style, glyphs: number, letters: Letters): Props {
  const size = px(style, 'font-size') || 16
  const height = Math.min(3, Math.max(0.8, lineHeightOf(style, glyphs) / size))
  const transform = style['text-transform'] ?? 'none'
  return {
    lineHeight: Number(height.toFixed(4)),
    letterSpacing: pixels(px(style, 'letter-spacing')),
    fontFamily: letters[style['font-family'] ?? '']?.id ?? '',
    textTransform: ['uppercase', 'lowercase', 'capitalize'].includes(transform) ? transform : 'none',
  }
}

function alignment(style: Style): string {
  const align = style['text-align'] ?? 'left'
  if (align.includes('center')) return 'center'
  if (align === 'justify') return 'justify'
  return align === 'right' || align === 'end' || align === '-webkit-right' ? 'right' : 'left'
}

/** A heading or a text on one device. */
export function textProps(
  piece: TextPiece,
  viewport: Viewport,
  { ground, letters }: { ground: string; letters: Letters },
): Props {
  const style = (piece.looks[viewport] ?? widest(piece.looks))?.style ?? {}
  const glyphs = (piece.ink[viewport] ?? widest(piece.ink))?.glyphs ?? 0
  const paint = (color: string) => over(color, ground)
  const color = paint(most(piece.runs, (run) => run.color) ?? '#000000')
  const isBold = most(piece.runs, (run) => run.bold) ?? false
  const isHeading = piece.level > 0
  const text = textOf(piece.runs)
  // A heading may be of any weight; to a text that is bold everything in it is.
  const spans = spansOf(piece.runs, { bold: isBold || isHeading, color }, paint)
  if (piece.isList) spans.push({ kind: 'list', from: 0, to: text.length })
  const aligned = alignment(style)
  return {
    text,
    ...(spans.length > 0 && { textSpans: spans }),
    ...(isHeading && { level: piece.level }),
    alignment: isHeading && aligned === 'justify' ? 'left' : aligned,
    color,
    fontSize: pixels(px(style, 'font-size') || 16),
    fontWeight: isHeading ? weight(style) : isBold ? 'bold' : 'normal',
    textWrap: wrapOf(style),
    linkLine: piece.runs.some(({ link, isUnderlined }) => link !== '' && isUnderlined) ? '' : 'none',
    ...typeProps(style, glyphs, letters),
  }
}

function wrapOf(style: Style): string {
  const wrap = style['text-wrap-style'] ?? ''
  return wrap === 'balance' || wrap === 'pretty' ? wrap : 'wrap'
}

function weight(style: Style): string {
  const given = Number(style['font-weight'] ?? 400)
  return String(Math.min(900, Math.max(300, Math.round(given / 100) * 100)))
}

/** The words of a link or a button, with what is around them where that is the button's own. */
export function linkProps(
  piece: LinkPiece,
  { ground, letters }: { ground: string; letters: Letters },
): Props {
  const style = widest(piece.looks)?.style ?? {}
  const glyphs = widest(piece.ink)?.glyphs ?? 0
  const size = (viewport: Viewport) =>
    px((piece.looks[viewport] ?? widest(piece.looks))?.style ?? {}, 'font-size') || 16
  const side = (name: 'top' | 'right' | 'bottom' | 'left') =>
    piece.box ? pixels(Math.min(200, px(style, `padding-${name}`))) : '0px'
  return {
    text: piece.text,
    link: piece.link || '#',
    textColor: over(style.color ?? '#000000', ground),
    // A size that a button keeps: it takes that of its page otherwise.
    fluidFrom: size('mobile'),
    fluidTo: size('desktop'),
    fontWeight: weight(style),
    paddingTop: side('top'),
    paddingRight: side('right'),
    paddingBottom: side('bottom'),
    paddingLeft: side('left'),
    ...typeProps(style, glyphs, letters),
  }
}
