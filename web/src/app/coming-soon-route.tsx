import type { RouteObject } from 'react-router'

/** A route whose screen is still to come; title and description are Spanish texts, translated when shown. */
export function comingSoon(path: string, title: string, description: string): RouteObject {
  return {
    path,
    handle: { title },
    lazy: async () => {
      const { ComingSoon } = await import('../ui/coming-soon.tsx')
      return { element: <ComingSoon title={title} description={description} /> }
    },
  }
}
