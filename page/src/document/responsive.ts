import type { Props, Viewport } from './schema.ts'
import { isRecord } from './json-values.ts'

/** The overrides by viewport, or undefined for an element without them. */
export function responsiveOf(props: Props): Record<string, unknown> | undefined {
  const responsive = props['responsive']
  return isRecord(responsive) ? responsive : undefined
}

/** The override of one viewport; undefined where there is none. */
export function overrideOf(props: Props, viewport: Viewport): Record<string, unknown> | undefined {
  const override = responsiveOf(props)?.[viewport]
  return isRecord(override) ? override : undefined
}

/** Props that a wider one sets too: an override of the wider one outranks the base's narrower ones. */
const narrower = new Map([
  ['margin', ['marginTop', 'marginRight', 'marginBottom', 'marginLeft']],
  ['padding', ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']],
  ['gap', ['columnGap', 'rowGap']],
])

/** The props that hold at a viewport: the base under that viewport's own override (page-builder.md §3). */
export function propsAt(props: Props, viewport: Viewport): Props {
  const override = overrideOf(props, viewport)
  if (override === undefined) return props
  const base: Record<string, unknown> = { ...props }
  for (const [wide, narrow] of narrower) {
    if (Object.hasOwn(override, wide)) for (const prop of narrow) Reflect.deleteProperty(base, prop)
  }
  return { ...base, ...override }
}

/** True for a container that lays its children out in a row; `flexDirection` overrides `layout`. */
export function isHorizontal(props: Props): boolean {
  const direction = props['flexDirection']
  if (typeof direction === 'string' && direction !== '') return direction.startsWith('row')
  return props['layout'] === 'horizontal'
}
