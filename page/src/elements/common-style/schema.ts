import { z } from 'zod'
import { isLetterId } from '../../fonts/families.ts'
import { parseLength } from '../../values/length.ts'
import { parseFontToken } from '../../values/token.ts'
import { formatPadding, readPadding } from '../../values/padding.ts'
import { alignProp } from '../align.ts'
import { backgroundShape } from './background.ts'
import { commonBorderShape } from './border.ts'
import { hexProp, lengthProp, prop, wordProp } from '../prop-schemas.ts'

const shadows = ['none', 'soft', 'medium', 'strong'] as const
const weights = ['300', '400', '500', '600', '700', '800', '900'] as const
const cases = ['none', 'uppercase', 'lowercase', 'capitalize'] as const

const motions = ['fade', 'rise', 'zoom', 'slide'] as const

const size = lengthProp('', { min: 0, max: 5000, auto: true })
const corner = lengthProp('', { min: 0, max: 500 })

/** A number within bounds; undefined where none is set. */
const amount = (min: number, max: number) =>
  prop((value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof read === 'number' && Number.isFinite(read) ? Math.min(max, Math.max(min, read)) : undefined
  })

/** A size of letters: '40px', or the bare number of pixels. */
const pixelAmount = prop((value) => {
  const length = parseLength(value)
  return length?.unit === 'px' ? Math.min(200, Math.max(8, length.amount)) : undefined
})

const side = prop((value) => (typeof value === 'string' || typeof value === 'number' ? value : undefined))
/** What any element may be styled with. '' or undefined: the element's own look. */
const commonShape = {
  margin: side,
  marginTop: side,
  marginRight: side,
  marginBottom: side,
  marginLeft: side,
  padding: side,
  paddingTop: side,
  paddingRight: side,
  paddingBottom: side,
  paddingLeft: side,
  width: size,
  minWidth: size,
  maxWidth: size,
  align: alignProp,
  ...backgroundShape,
  ...commonBorderShape,
  /** How many columns of a grid it takes; 12 are all there ever are. */
  gridSpan: amount(1, 12),
  displaySize: lengthProp('', { min: 8, max: 200 }),
  fontWeight: prop((value) => weights.find((weight) => weight === value || Number(weight) === value)),
  fontFamily: prop(
    (value) => parseFontToken(value) ?? (typeof value === 'string' && isLetterId(value) ? value : ''),
  ),
  /** Pixels on a phone and on a desktop; both make a size that grows between them. */
  fluidFrom: pixelAmount,
  fluidTo: pixelAmount,
  lineHeight: amount(0.8, 3),
  letterSpacing: lengthProp('', { min: -10, max: 50 }),
  textTransform: wordProp(['', ...cases], ''),
  textWrap: wordProp(['', 'wrap', 'balance', 'pretty'], ''),
  /** What is under the links in its text. */
  linkLine: wordProp(['', 'none'], ''),
  position: wordProp(['', 'sticky'], ''),
  stickyTop: lengthProp('', { min: 0, max: 500 }),
  zIndex: amount(0, 99),
  motion: wordProp(['', ...motions], ''),
  motionAt: wordProp(['load', 'scroll'], 'scroll'),
  /** Whether a click on its link is what the page is for. */
  goal: wordProp(['', 'click'], ''),
  shadow: wordProp(['', ...shadows, 'token:shadow'], ''),
  opacity: amount(0, 100),
  borderRadius: corner,
  radiusTopLeft: corner,
  radiusTopRight: corner,
  radiusBottomRight: corner,
  radiusBottomLeft: corner,
  hoverColor: hexProp(''),
  hoverBackgroundColor: hexProp(''),
  hoverMove: wordProp(['', 'lift', 'grow'], ''),
}

export const commonProps: ReadonlySet<string> = new Set(Object.keys(commonShape))

const schema = z.object(commonShape)
export type CommonProps = z.output<typeof schema>

/** The common style of some props; those that the element reads itself are left to it. */
export function readCommon(props: Readonly<Record<string, unknown>>, own: ReadonlySet<string>): CommonProps {
  return schema.parse(Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name))))
}

/** Four sides as CSS text; undefined where none is set. */
export function sidesText(props: CommonProps, name: 'margin' | 'padding'): string | undefined {
  const read = readPadding(props, name)
  return read && formatPadding(read)
}
