import type { PublicScreen } from '../platform/feature.ts'

/** What anybody may open: all that features have in a `public.ts`. */
export const publicScreens: readonly PublicScreen[] = Object.values(
  import.meta.glob<readonly PublicScreen[]>('../features/*/public.ts', {
    eager: true,
    import: 'publicScreens',
  }),
).flat()
