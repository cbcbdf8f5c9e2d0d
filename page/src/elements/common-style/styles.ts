import { readPadding } from '../../values/padding.ts'
import { fontFamily } from '../../fonts/font-family.ts'
import { parseFontToken } from '../../values/token.ts'
import { fluidLength } from '../../values/fluid.ts'
import { fourSides } from '../../values/four-sides.ts'
import { formatLength } from '../../values/length.ts'
import { shadowTexts } from '../../values/shadow.ts'
import { alignStyles } from '../align.ts'
import { columnsProperty } from '../columns-property.ts'
import { backgroundStyles } from './background.ts'
import { borderDeclarations } from './border.ts'
import type { Declarations } from '../definition.ts'
import { sidesText } from './schema.ts'
import type { CommonProps } from './schema.ts'

/**
 * What the common style declares on an element's outermost node.
 * @param own what the element declares there by itself, over which this is laid
 */
export function commonStyles(props: CommonProps, own: Declarations): Declarations {
  const { width, minWidth, maxWidth, align, opacity, shadow } = props
  const padding = sidesText(props, 'padding')
  return {
    ...(width && { width }),
    ...(minWidth && { minWidth }),
    ...(maxWidth && { maxWidth }),
    ...alignStyles(align),
    ...marginStyles(props),
    ...(padding && { padding }),
    ...spanStyles(props),
    ...backgroundStyles(props, own),
    ...borderDeclarations(props, own),
    ...typeStyles(props),
    ...(shadow && { boxShadow: shadow === 'token:shadow' ? shadow : shadowTexts[shadow] }),
    ...positionStyles(props),
    ...(opacity !== undefined && { opacity: opacity / 100 }),
    ...cornerStyles(props, own),
    ...hoverStyles(props),
  }
}

/** In a grid of fewer columns on this device it takes them all, and opens none of its own. */
function spanStyles({ gridSpan }: CommonProps): Declarations {
  return gridSpan === undefined || gridSpan < 2
    ? {}
    : { gridColumn: `span min(${Math.round(gridSpan)}, var(${columnsProperty}, 1))` }
}

/**
 * Where the element stands in its container decides over its left and right margin, unless one is set: where it stands
 * may be the element's own prop, which is not known here.
 */
function marginStyles(props: CommonProps): Declarations {
  const margin = readPadding(props, 'margin')
  if (!margin) return {}
  const at = (amount: number) => formatLength({ amount, unit: margin.unit })
  const inline = {
    ...(margin.Left !== 0 && { marginLeft: at(margin.Left) }),
    ...(margin.Right !== 0 && { marginRight: at(margin.Right) }),
  }
  return {
    marginTop: at(margin.Top),
    marginBottom: at(margin.Bottom),
    ...(props.align === '' || props.align === 'stretch' ? inline : {}),
  }
}

/** Held at the top while what holds it is seen; above its neighbours where they overlap. */
function positionStyles({ position, stickyTop, zIndex }: CommonProps): Declarations {
  if (position === 'sticky') return { position, top: stickyTop || '0px', zIndex: zIndex ?? 1 }
  return zIndex === undefined ? {} : { position: 'relative', zIndex }
}

function typeStyles(props: CommonProps): Declarations {
  const { fontWeight, lineHeight, letterSpacing, textTransform, textWrap, displaySize, fluidFrom, fluidTo } =
    props
  const family = parseFontToken(props.fontFamily) ?? fontFamily(props.fontFamily)
  return {
    ...(family !== undefined && { fontFamily: family }),
    ...(displaySize && { fontSize: displaySize }),
    ...(fluidFrom !== undefined && fluidTo !== undefined && { fontSize: fluidLength(fluidFrom, fluidTo) }),
    ...(textWrap && { textWrap }),
    ...(fontWeight && { fontWeight: Number(fontWeight) }),
    ...(lineHeight !== undefined && { lineHeight }),
    ...(letterSpacing && { letterSpacing }),
    ...(textTransform && { textTransform }),
    ...(props.linkLine && { '--link-line': props.linkLine }),
  }
}

/** One text: a corner beside the shorthand would be reset on the canvas wherever the shorthand changes. */
function cornerStyles(props: CommonProps, own: Declarations): Declarations {
  const { radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft } = props
  const corners = [radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft]
  const all = props.borderRadius || (typeof own.borderRadius === 'string' ? own.borderRadius : '')
  if (corners.some((corner) => corner !== '')) return { borderRadius: fourSides(corners, all || '0px') }
  return props.borderRadius === '' ? {} : { borderRadius: props.borderRadius }
}

/** Colours that `hoverCss` takes up; a style alone cannot speak of the pointer. */
function hoverStyles({ hoverColor, hoverBackgroundColor }: CommonProps): Declarations {
  return {
    ...(hoverColor && { '--hover-color': hoverColor }),
    ...(hoverBackgroundColor && { '--hover-background': hoverBackgroundColor }),
  }
}

/** Which rules of `hoverCss` hold for an element, as its `data-hover`; undefined: none. */
export function hoverMarks({ hoverColor, hoverBackgroundColor, hoverMove }: CommonProps): string | undefined {
  const marks = [hoverColor && 'color', hoverBackgroundColor && 'background', hoverMove].filter(Boolean)
  return marks.length === 0 ? undefined : marks.join(' ')
}

/** Under the pointer, or where the keyboard is: on the element or on what it holds, as the link of a card. */
const reached = ':is(:hover,:focus-visible,:has(:focus-visible))'
const hover = (mark: string, declarations: string) =>
  `.aurelio-page [data-hover~=${mark}]${reached}{${declarations}}`

/** The same on the canvas, whose styles are inline, and in the output, whose are classes. */
export const hoverCss = [
  '.aurelio-page [data-hover]{transition:color .15s,background-color .15s,transform .15s}',
  hover('color', 'color:var(--hover-color)!important'),
  hover('background', 'background-color:var(--hover-background)!important'),
  hover('lift', 'transform:translateY(-4px)'),
  hover('grow', 'transform:scale(1.03)'),
  `@media(prefers-reduced-motion:reduce){.aurelio-page [data-hover]{transition:none}.aurelio-page [data-hover]${reached}{transform:none}}`,
].join('\n')
