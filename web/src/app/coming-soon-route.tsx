import type { RouteObject } from 'react-router'

/** A route whose screen is still to come; the title is a Spanish text, translated when shown. */
export function comingSoon(path: string, title: string): RouteObject {
  return {
    path,
    handle: { title },
    lazy: async () => {
      const [{ ComingSoon }, { comingSoonTexts }] = await Promise.all([
        import('../ui/coming-soon.tsx'),
        import('./coming-soon-texts.ts'),
      ])
      return { element: <ComingSoon title={title} description={comingSoonTexts[title] ?? ''} /> }
    },
  }
}
