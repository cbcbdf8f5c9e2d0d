import type { Feature, PageAction, Screen, ScreenCommand } from '../platform/feature.ts'

/** What every feature says about itself; a folder with a `feature.ts` is all it takes. */
const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>(['../features/*/feature.ts', './composed/feature.ts'], {
    eager: true,
    import: 'feature',
  }),
)

/** A screen, or a part of one, that the palette and the menus lead to. */
export type Destination = ScreenCommand & { path: string }

export const screens: readonly Screen[] = features.flatMap((feature) => feature.screens)

export const destinations: readonly Destination[] = features.flatMap((feature) => [
  ...feature.screens.flatMap(({ command, path }) => (command ? [{ ...command, path }] : [])),
  ...(feature.commands ?? []),
])

/** What the features can do with a page, in the menu of its card. */
export const pageActions: readonly PageAction[] = features.flatMap((feature) => feature.pageActions ?? [])

/** The destination of that id. Throws where no feature has one. */
export function destination(id: string): Destination {
  const found = destinations.find((one) => one.id === id)
  if (!found) throw new Error(`No feature has a command '${id}'.`)
  return found
}
