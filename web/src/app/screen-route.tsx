import type { RouteObject } from 'react-router'
import type { PublicScreen, Screen } from '../platform/feature.ts'

/** The route of a screen; of one that is still to come, with the placeholder that says so. */
export function screenRoute(screen: PublicScreen | Screen): RouteObject {
  const { path, title } = screen
  return {
    path,
    handle: { title },
    lazy: async () => {
      if ('load' in screen) return { Component: await screen.load() }
      const { ComingSoon } = await import('../ui/coming-soon.tsx')
      return { element: <ComingSoon title={title} description={screen.soon} /> }
    },
  }
}
