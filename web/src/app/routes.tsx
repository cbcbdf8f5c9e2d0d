import { addresses } from '@aurelio/contracts/addresses'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { loadScreen } from '../platform/load-part.ts'
import { publicScreens } from './public-screens.ts'
import { RenderError } from './render-error.tsx'
import { Root } from './root.tsx'
import { screenRoute } from './screen-route.tsx'

const rootId = 'root'
const loadSignedIn = () => import('./signed-in-routes.tsx')

/** What anybody may open. Screens load with their route. */
export const publicRoutes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    HydrateFallback: () => <div data-waiting />,
    ErrorBoundary: RenderError,
    children: [
      { index: true, element: <Navigate to={addresses.login} replace /> },
      ...publicScreens.map(screenRoute),
      {
        path: '*',
        handle: { title: 'Página no encontrada' },
        lazy: async () => ({ Component: (await import('./not-found.tsx')).PublicNotFound }),
      },
    ],
  },
]

/** The whole map of the app; the part behind the guard comes with the first address that is not public. */
export function createRouter() {
  let isWhole = false
  // Whoever sends a form on a public screen is about to enter: what stands behind the guard comes meanwhile.
  window.addEventListener('submit', () => void loadSignedIn().catch(() => undefined), { once: true })
  return createBrowserRouter(publicRoutes.map(patient), {
    async patchRoutesOnNavigation({ patch, signal }) {
      if (isWhole) return
      const { signedInRoutes } = await loadScreen(loadSignedIn)
      if (signal.aborted) return
      patch(rootId, signedInRoutes.map(patient))
      isWhole = true
    },
  })
}

/** The same route, whose screen is asked for again while it does not come; the one before stays until then. */
function patient({ ...route }: RouteObject): RouteObject {
  const { lazy, children } = route
  if (typeof lazy === 'function') route.lazy = () => loadScreen(lazy)
  if (children) route.children = children.map(patient)
  return route
}
