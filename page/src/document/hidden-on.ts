import { viewports } from './schema.ts'
import type { ElementNode, Props, Viewport } from './schema.ts'

/** The prop that lists the devices on which an element is left out of the layout. */
export const hiddenOnProp = 'hiddenOn'

/** The devices on which an element is left out, in the order of the modes; what is no device is passed over. */
export function hiddenOn(props: Props): readonly Viewport[] {
  const listed = props[hiddenOnProp]
  return Array.isArray(listed) ? viewports.filter((viewport) => listed.includes(viewport)) : none
}

const none: readonly Viewport[] = []

/** True where the element is left out of the layout of this device; the others may show it. */
export function isHiddenOn({ props }: ElementNode, viewport: Viewport): boolean {
  return hiddenOn(props).includes(viewport)
}

/** What `update` gets so that an element is left out on a device, or shown there again. */
export function hiddenOnPatch(props: Props, viewport: Viewport, hidden: boolean): Props {
  const others = hiddenOn(props).filter((each) => each !== viewport)
  const next = hidden ? viewports.filter((each) => each === viewport || others.includes(each)) : others
  return { [hiddenOnProp]: next.length === 0 ? undefined : next }
}
