import { viewports, type Props } from '@aurelio/page/document'
import { linearDirections } from '@aurelio/page/values'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { type ByViewport, type Look, px, type Style } from '../measure/measured.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** A colour that lets nothing through, as it is seen over another. */
export function over(color: string, ground: string): string {
  if (color.length !== 9) return color.length === 7 ? color : ground
  const alpha = Number.parseInt(color.slice(7), 16) / 255
  const mixed = [1, 3, 5].map((at) => {
    const [one, other] = [color, ground].map((each) => Number.parseInt(each.slice(at, at + 2), 16))
    return Math.round((one ?? 0) * alpha + (other ?? 255) * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** True for a colour that is seen. */
export function isSeen(color: string | undefined): color is string {
  return color !== undefined && color !== '' && !(color.length === 9 && color.endsWith('00'))
}

/** True for a box that draws something itself, on any device. */
export function isPainted(looks: ByViewport<Look>): boolean {
  return viewports.some((viewport) => {
    const style = looks[viewport]?.style
    if (!style) return false
    const hasGround = isSeen(style['background-color']) || (style['background-image'] ?? 'none') !== 'none'
    return (
      hasGround || (style['box-shadow'] ?? 'none') !== 'none' || sides.some((side) => hasBorder(style, side))
    )
  })
}

export function hasBorder(style: Style, side: (typeof sides)[number]): boolean {
  const isDrawn = !['none', 'hidden'].includes(style[`border-${side}-style`] ?? 'none')
  return isDrawn && px(style, `border-${side}-width`) > 0 && isSeen(style[`border-${side}-color`])
}

/** Sides with a border of their own, where not all four have the same. */
export function loneSides(style: Style): readonly (typeof sides)[number][] {
  const drawn = sides.filter((side) => hasBorder(style, side))
  return drawn.length === 4 ? [] : drawn
}

/** How a container is painted like a foreign box. */
export function paintProps(style: Style, ground: string, left: LeftBehind | null): Props {
  return {
    ...groundProps(style, left),
    ...edgeProps(style, ground),
    shadow: shadowOf(style, left),
    opacity: Math.round(Number(style.opacity ?? 1) * 100),
  }
}

function groundProps(style: Style, left: LeftBehind | null): Props {
  const color = isSeen(style['background-color']) ? style['background-color'] : 'transparent'
  const image = style['background-image'] ?? 'none'
  const picture = /url\("(data:image\/[^"]+)"\)/.exec(image)?.[1]
  if (picture !== undefined) {
    if (/gradient/.test(image)) left?.add('gradients')
    return { backgroundMode: 'image', backgroundColor: color, backgroundImage: picture }
  }
  const gradient = gradientProps(image, left)
  return gradient ?? { backgroundMode: 'color', backgroundColor: color, backgroundImage: 'none' }
}

/** The first and the last colour of a gradient, in the nearest of the eight directions. */
function gradientProps(image: string, left: LeftBehind | null): Props | null {
  const [, kind = '', inside = ''] = /(linear|radial)-gradient\(([^()]*)\)/.exec(image) ?? []
  const colors = inside.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?/gi) ?? []
  const [first] = colors
  const last = colors.at(-1)
  if (first === undefined || last === undefined) return null
  const angle = angleOf(inside)
  const steps = Math.round(angle / 45) % 8
  const direction = linearDirections[steps] ?? '180deg'
  if (colors.length > 2 || angle % 45 !== 0 || first.length === 9 || last.length === 9) left?.add('gradients')
  const [color1, color2] = [over(first, '#ffffff'), over(last, '#ffffff')]
  const place = kind === 'linear' ? direction : 'circle at center'
  return {
    backgroundMode: 'gradient',
    backgroundColor: 'transparent',
    gradientType: kind,
    gradientDirection: kind === 'linear' ? direction : 'center',
    gradientColor1: color1,
    gradientColor2: color2,
    backgroundImage: `${kind}-gradient(${place}, ${color1}, ${color2})`,
  }
}

const words: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right top': 45,
  'to top right': 45,
  'to right': 90,
  'to right bottom': 135,
  'to bottom right': 135,
  'to bottom': 180,
  'to left bottom': 225,
  'to bottom left': 225,
  'to left': 270,
  'to left top': 315,
  'to top left': 315,
}

function angleOf(inside: string): number {
  const start = inside.split(',')[0]?.trim() ?? ''
  const degrees = /^(-?\d+(?:\.\d+)?)deg$/.exec(start)?.[1]
  return degrees === undefined ? (words[start] ?? 180) : ((Number(degrees) % 360) + 360) % 360
}

const borderStyles = ['solid', 'dashed', 'dotted', 'double']

/** The line around a box and its corners. */
export function edgeProps(style: Style, ground: string): Props {
  return { ...borderProps(style, ground), ...cornerProps(style) }
}

/** True where a box has a line around it or corners that are round. */
export function hasEdges(style: Style): boolean {
  const isRound = corners.some(
    (corner) => (Number.parseFloat(style[`border-${corner}-radius`] ?? '0') || 0) > 0,
  )
  return isRound || sides.every((side) => hasBorder(style, side))
}

function borderProps(style: Style, ground: string): Props {
  const isWhole = sides.every((side) => hasBorder(style, side))
  if (!isWhole) return { borderStyle: 'none', borderWidth: 0, borderColor: '#000000' }
  const line = style['border-top-style'] ?? 'solid'
  return {
    borderStyle: borderStyles.includes(line) ? line : 'solid',
    borderWidth: Math.min(10, Math.max(1, Math.round(px(style, 'border-top-width')))),
    borderColor: over(style['border-top-color'] ?? '#000000', ground),
  }
}

function cornerProps(style: Style): Props {
  const radius = (corner: (typeof corners)[number]) => {
    const text = (style[`border-${corner}-radius`] ?? '0px').split(' ')[0] ?? '0px'
    return text.endsWith('%') ? '500px' : `${Math.min(500, Number.parseFloat(text) || 0)}px`
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(radius)
  const isSame = [topRight, bottomRight, bottomLeft].every((each) => each === topLeft)
  return {
    borderRadius: isSame ? topLeft : '0px',
    radiusTopLeft: isSame ? '' : topLeft,
    radiusTopRight: isSame ? '' : topRight,
    radiusBottomRight: isSame ? '' : bottomRight,
    radiusBottomLeft: isSame ? '' : bottomLeft,
  }
}

/** The nearest of the product's shadows, by how far it is blurred. */
function shadowOf(style: Style, left: LeftBehind | null): string {
  const text = style['box-shadow'] ?? 'none'
  if (text === 'none' || text.startsWith('rgba(0, 0, 0, 0)')) return ''
  const lengths = [...text.matchAll(/(-?\d+(?:\.\d+)?)px/g)].map(([, amount]) => Number(amount))
  if (text.includes('inset') || lengths.slice(0, 4).every((each) => each === 0)) return ''
  left?.add('shadows')
  const blur = lengths[2] ?? 0
  if (blur > 28) return 'strong'
  return blur > 8 ? 'medium' : 'soft'
}
