import { Navigate, type RouteObject } from 'react-router'
import { builderPath } from '../features/page-builder/editor-session.ts'
import { screens } from './features.ts'
import { CheckingSession, Guard } from './guard.tsx'
import { RenderError } from './render-error.tsx'
import { screenRoute } from './screen-route.tsx'
import { SignedIn } from './signed-in.tsx'

const inShell = screens.filter(({ isFullscreen }) => isFullscreen !== true)

/** What an address beyond those of a section answers. */
function notFoundUnder(path: string): RouteObject {
  return {
    path: `${path}/*`,
    handle: { title: 'Página no encontrada' },
    lazy: async () => ({ Component: (await import('./not-found.tsx')).NotFound }),
  }
}

/** The builder's section with its 14 routes (page-builder.md §2). */
const builderRoutes: RouteObject = {
  path: builderPath,
  lazy: async () => ({ Component: (await import('./composed/builder-frame.tsx')).BuilderFrame }),
  children: [
    { index: true, element: <Navigate to="overview" replace /> },
    ...inShell.filter(({ section }) => section).map(screenRoute),
    notFoundUnder(builderPath),
  ],
}

/** The settings, one screen a tab; any feature may have one. */
const settingsRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./composed/settings-frame.tsx')).SettingsFrame }),
  children: inShell.filter(({ settings }) => settings).map(screenRoute),
}

/** Inside the shell; the routes outside /dashboard share it (dashboard.md §2). */
const shellRoutes: RouteObject[] = [
  ...inShell.filter(({ section, settings }) => !section && !settings).map(screenRoute),
  settingsRoutes,
  builderRoutes,
  ...[...new Set(inShell.map(({ path }) => `/${path.split('/')[1]}`))].map(notFoundUnder),
]

/** Everything behind the guard. The entry does not hold it: public screens need none of it. */
export const signedInRoutes: RouteObject[] = [
  {
    Component: Guard,
    HydrateFallback: CheckingSession,
    children: [
      {
        Component: SignedIn,
        children: [
          ...screens.filter(({ isFullscreen }) => isFullscreen).map(screenRoute),
          {
            lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
            children: [{ ErrorBoundary: RenderError, children: shellRoutes }],
          },
        ],
      },
    ],
  },
]
