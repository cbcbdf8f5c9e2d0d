import { withAlpha } from '../../values/color.ts'
import { parseLength } from '../../values/length.ts'
import { alignStyles } from '../align.ts'
import { contentWidthStyles } from '../content-width.ts'
import { backgroundImageStyles } from '../background-image.ts'
import { borderWidths } from '../common-style/border.ts'
import type { Declarations, StyleContext } from '../definition.ts'
import type { ContainerProps } from './schema.ts'

/** Declarations of a container at one viewport. */
export function containerStyles(props: ContainerProps, { topLevel }: StyleContext): { root: Declarations } {
  return {
    root: {
      display: 'flex',
      ...flowStyles(props),
      padding: props.padding,
      ...contentWidthStyles(props, props),
      ...sizeStyles(props, topLevel),
      ...backgroundStyles(props),
      ...borderStyles(props),
    },
  }
}

/** True when the children stand in a row; `flexDirection` overrides `layout`. */
function isRow({ layout, flexDirection }: ContainerProps): boolean {
  return flexDirection === '' ? layout === 'horizontal' : flexDirection.startsWith('row')
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** What holds of the flex controls at these props, set by the person or not (§9, "Flex options"). */
export function flowInForce(props: ContainerProps) {
  const { flexDirection, justifyContent, alignItems, flexWrap } = flowStyles(props)
  return {
    flexDirection,
    justifyContent: justifyContent ?? 'flex-start',
    alignItems: alignItems ?? 'stretch',
    flexWrap: flexWrap ?? 'nowrap',
  }
}

function flowStyles(props: ContainerProps): Declarations {
  const row = isRow(props)
  // Alignment is the simple control: it holds until the flex control of the same direction is set.
  const edge = props.alignment === '' ? '' : edges[props.alignment]
  const justify = props.justifyContent || (row ? edge : '')
  const align = props.alignItems || (row ? '' : edge)
  return {
    flexDirection: props.flexDirection || (row ? 'row' : 'column'),
    ...(justify && { justifyContent: justify }),
    ...(align && { alignItems: align }),
    ...(props.flexWrap && { flexWrap: props.flexWrap }),
    ...(props.alignment && { textAlign: props.alignment }),
    rowGap: props.rowGap || props.gap || '0px',
    columnGap: props.columnGap || props.gap || '0px',
  }
}

function sizeStyles(props: ContainerProps, topLevel: boolean): Declarations {
  // A full container in a row shares it: it may shrink below its content's width.
  const width = props.widthType === 'full' ? '100%' : props.width || '100%'
  return {
    width,
    maxWidth: '100%',
    minWidth: '0',
    minHeight: largest(props.minHeight, props.height),
    ...(props.widthType === 'box' && alignStyles(props.align || (topLevel ? 'center' : ''))),
  }
}

/** The larger height: applied as a minimum, so that content never spills out. */
function largest(minHeight: string, height: string): string {
  const [least, wanted] = [parseLength(minHeight), parseLength(height)]
  if (wanted === undefined) return minHeight || '0px'
  if (least === undefined) return height
  if (least.unit === wanted.unit) return least.amount >= wanted.amount ? minHeight : height
  return `max(${minHeight}, ${height})`
}

function backgroundStyles(props: ContainerProps): Declarations {
  const colour = props.backgroundColor === 'transparent' ? {} : { backgroundColor: props.backgroundColor }
  if (props.backgroundMode === 'glass') {
    const blur = `blur(${props.glassBlur}px)`
    return {
      backgroundColor: withAlpha(props.glassColor, props.glassOpacity),
      backdropFilter: blur,
      WebkitBackdropFilter: blur,
    }
  }
  if (props.backgroundMode === 'color') return colour
  return { ...colour, ...backgroundImageStyles(props.backgroundImage) }
}

function borderStyles(props: ContainerProps): Declarations {
  return {
    // Longhands only: a shorthand at one viewport would reset the border image of another.
    ...(props.borderStyle !== 'none' && {
      borderWidth: borderWidths(props, `${props.borderWidth}px`),
      borderStyle: props.borderStyle,
      borderColor: props.borderColorMode === 'gradient' ? 'transparent' : props.borderColor,
    }),
    ...(props.borderImage !== 'none' && { borderImage: props.borderImage }),
    ...(props.borderRadius !== '0px' && { borderRadius: props.borderRadius }),
  }
}
