import { Navigate, type RouteObject } from 'react-router'
import { builderSections } from '../features/page-builder/sections.ts'
import { builderPath } from '../features/page-builder/editor-session.ts'
import { comingSoon } from './coming-soon-route.tsx'

/** Screens of the section that stand; the leads come from their own feature. */
const screens: Record<string, RouteObject['lazy']> = {
  overview: async () => ({
    Component: (await import('../features/page-builder/overview/overview-screen.tsx')).OverviewScreen,
  }),
  'new-page': async () => ({
    Component: (await import('../features/page-builder/new-page/new-page-screen.tsx')).NewPageScreen,
  }),
  leads: async () => ({ Component: (await import('../features/leads/leads-screen.tsx')).LeadsScreen }),
}

/** The builder's section with its 14 routes (page-builder.md §2). */
export const builderRoutes: RouteObject = {
  path: builderPath,
  lazy: async () => ({
    Component: (await import('../features/page-builder/builder-layout.tsx')).BuilderLayout,
  }),
  children: [
    { index: true, element: <Navigate to="overview" replace /> },
    ...builderSections.map(({ path, title }): RouteObject => {
      const lazy = screens[path]
      return lazy ? { path, handle: { title }, lazy } : comingSoon(path, title)
    }),
    {
      path: '*',
      handle: { title: 'Página no encontrada' },
      lazy: async () => ({ Component: (await import('./not-found.tsx')).NotFound }),
    },
  ],
}
