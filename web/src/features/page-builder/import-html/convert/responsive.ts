import { isSameValue, type Props, type Viewport, viewports } from '@aurelio/page/document'
import { sharedProps } from '@aurelio/page/elements'
import type { ByViewport } from '../measure/measured.ts'

/** Props of one element out of those that hold on each device: the widest's, and where another differs. */
export function responsiveProps(
  type: string,
  at: Record<Viewport, Props>,
  shown: ByViewport<unknown>,
): Props {
  const shared = sharedProps(type)
  const base = viewports.find((viewport) => shown[viewport] !== null) ?? 'desktop'
  const responsive: Record<string, Props> = {}
  for (const viewport of ['tablet', 'mobile'] as const) {
    if (shown[viewport] === null) continue
    const own = Object.entries(at[viewport]).filter(
      ([name, value]) => !shared.has(name) && !isSameValue(value, at[base][name]),
    )
    if (own.length > 0) responsive[viewport] = Object.fromEntries(own)
  }
  const hiddenOn = viewports.filter((viewport) => shown[viewport] === null)
  return {
    ...at[base],
    ...(Object.keys(responsive).length > 0 && { responsive }),
    ...(hiddenOn.length > 0 && { hiddenOn }),
  }
}
