import { z } from 'zod'
import { parseColor, parseSolid } from '../values/color.ts'
import { cssLength } from '../values/length.ts'
import type { LengthBounds } from '../values/length.ts'
import { formatPadding, paddingProps, readPadding } from '../values/padding.ts'
import { safeLink, safeSource } from '../values/url.ts'

/** A prop read by a function that takes anything and never throws: a hostile or missing value falls back. */
export function prop<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read)
}

/** Text; a number counts as text. */
export const textProp = (fallback: string) =>
  prop((value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback))

/** `#RRGGBB` or the token of a colour, or '' where a person emptied the field: then the colour is inherited. */
export const hexProp = (fallback: string) =>
  prop((value) => (value === '' ? '' : (parseSolid(value) ?? fallback)))

/** A background colour: `#RRGGBB`, `#RRGGBBAA`, 'transparent' or the token of a colour. */
export const colorProp = (fallback: string) => prop((value) => parseColor(value) ?? fallback)

/** A length as CSS text. */
export const lengthProp = (fallback: string, bounds: LengthBounds) =>
  prop((value) => cssLength(value, bounds) ?? fallback)

/** A number, also from text such as '10' or '10px', clamped. */
export const numberProp = (fallback: number, min: number, max: number) =>
  prop((value) => {
    const read = typeof value === 'string' ? Number.parseFloat(value) : value
    return typeof read === 'number' && Number.isFinite(read) ? Math.min(max, Math.max(min, read)) : fallback
  })

/** One of the words the specification lists. */
export const wordProp = <const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) =>
  prop((value) => words.find((word) => word === value) ?? fallback)

/** A link that is safe to follow, or the fallback. */
export const linkProp = (fallback: string) => prop((value) => safeLink(value) ?? fallback)

/** The address of a picture or video, or '' where there is none that is safe. */
export const sourceProp = prop((value) => safeSource(value) ?? '')

/** Where a link may point to: a word usable in `#word`, or ''. */
export const anchorProp = prop((value) =>
  typeof value === 'string' && /^[\p{L}\d][\p{L}\d_-]{0,63}$/u.test(value) ? value : '',
)

/** The raw padding props; `typedPadding` turns them into one padding. */
export const paddingShape = {
  padding: z.unknown().optional(),
  paddingTop: z.unknown().optional(),
  paddingRight: z.unknown().optional(),
  paddingBottom: z.unknown().optional(),
  paddingLeft: z.unknown().optional(),
}

/** The shorthand and all four sides, agreeing with each other; '0px' where nothing is set. */
export function typedPadding(props: Readonly<Record<string, unknown>>, fallback = '0px') {
  const read = readPadding(props) ?? readPadding({ padding: fallback })
  const padding = read ?? ({ unit: 'px', Top: 0, Right: 0, Bottom: 0, Left: 0 } as const)
  return { padding: formatPadding(padding), ...paddingProps(padding) }
}
