/** @jsxRuntime automatic */
import { readIcon } from '../../values/icon.ts'
import type { PartAttributes } from '../definition.ts'
import { prop } from '../prop-schemas.ts'

/** An icon as its prop holds it, or the fallback. */
export const iconProp = (fallback: string) =>
  prop((value) => (typeof value === 'string' && readIcon(value) ? value : fallback))

export const starIcon =
  'star M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

export const iconCss =
  ':where(.aurelio-page [data-icon]) svg{display:block;width:100%;height:100%;fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}'

/** A drawing that says nothing by itself; what it means stands beside it or in a label around it. */
export function Glyph({ icon, attributes }: { icon: string; attributes: PartAttributes | undefined }) {
  return (
    <span {...attributes} aria-hidden="true" data-icon="">
      <svg viewBox="0 0 24 24">
        <path d={readIcon(icon)?.path} />
      </svg>
    </span>
  )
}
