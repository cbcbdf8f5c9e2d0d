import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { editorPath } from '../features/page-builder/editor-session.ts'
import { loadScreen } from '../platform/load-part.ts'
import { CheckingSession, Guard } from './guard.tsx'
import { RenderError } from './render-error.tsx'
import { Root } from './root.tsx'
import { builderRoutes } from './builder-routes.tsx'
import { comingSoon } from './coming-soon-route.tsx'

const publicRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="/login" replace /> },
  {
    path: 'login',
    handle: { title: 'Iniciar sesión' },
    lazy: async () => ({ Component: (await import('../features/auth/login-screen.tsx')).LoginScreen }),
  },
  {
    path: 'signup',
    handle: { title: 'Crear cuenta' },
    lazy: async () => ({ Component: (await import('../features/auth/sign-up-screen.tsx')).SignUpScreen }),
  },
  {
    path: 'forgot-password',
    handle: { title: 'Recuperar contraseña' },
    lazy: async () => ({
      Component: (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: 'reset-password',
    handle: { title: 'Contraseña nueva' },
    lazy: async () => ({
      Component: (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
    }),
  },
  {
    path: 'verify-email',
    handle: { title: 'Confirma tu correo' },
    lazy: async () => ({
      Component: (await import('../features/auth/verify-email-screen.tsx')).VerifyEmailScreen,
    }),
  },
  {
    path: 'auth/popup',
    handle: { title: 'Iniciar sesión' },
    lazy: async () => ({ Component: (await import('../features/auth/popup-screen.tsx')).PopupScreen }),
  },
  {
    path: 'terms',
    handle: { title: 'Términos de uso' },
    lazy: async () => ({ Component: (await import('../features/auth/terms-screen.tsx')).TermsScreen }),
  },
]

/** Inside the shell; the routes outside /dashboard share it (dashboard.md §2). */
const shellRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    handle: { title: 'Dashboard' },
    lazy: async () => ({ Component: (await import('./home-route.tsx')).HomeRoute }),
  },
  {
    path: 'dashboard/profile',
    handle: { title: 'Mi Perfil' },
    lazy: async () => ({ Component: (await import('../features/profile/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: 'dashboard/tools',
    handle: { title: 'Herramientas' },
    lazy: async () => ({ Component: (await import('../features/home/tools-screen.tsx')).ToolsScreen }),
  },
  {
    path: 'dashboard/tools/image-optimizer',
    handle: { title: 'Optimizador de Imágenes' },
    lazy: async () => ({
      Component: (await import('../features/image-optimizer/screen/image-optimizer-screen.tsx'))
        .ImageOptimizerScreen,
    }),
  },
  {
    path: 'dashboard/tools/youtube-downloader',
    handle: { title: 'YouTube Downloader' },
    lazy: async () => ({
      Component: (await import('../features/video-downloader/video-downloader-screen.tsx'))
        .VideoDownloaderScreen,
    }),
  },
  {
    path: 'dashboard/tools/youtube-downloader/engine',
    handle: { title: 'Video engine' },
    lazy: async () => ({
      Component: (await import('../features/video-downloader/engine-screen.tsx')).EngineScreen,
    }),
  },
  {
    path: 'dashboard/tools/seo-mass-generator',
    handle: { title: 'Generador de contenido SEO por palabras claves' },
    lazy: async () => ({
      Component: (await import('../features/seo-generator/screen/seo-generator-screen.tsx'))
        .SeoGeneratorScreen,
    }),
  },
  comingSoon('dashboard/tools/pdf-tools', 'Herramientas PDF'),
  builderRoutes,
  {
    path: 'projects',
    handle: { title: 'Proyectos' },
    lazy: async () => ({
      Component: (await import('../features/projects/projects-screen.tsx')).ProjectsScreen,
    }),
  },
  {
    path: 'projects/new',
    handle: { title: 'Nuevo proyecto' },
    lazy: async () => ({
      Component: (await import('../features/projects/new-project-screen.tsx')).NewProjectScreen,
    }),
  },
  {
    path: 'projects/:id',
    handle: { title: 'Proyecto' },
    lazy: async () => ({ Component: (await import('./project-route.tsx')).ProjectRoute }),
  },
  {
    path: 'tasks',
    handle: { title: 'Tareas' },
    lazy: async () => ({ Component: (await import('../features/tasks/tasks-screen.tsx')).TasksScreen }),
  },
  {
    path: 'tasks/new',
    handle: { title: 'Nueva tarea' },
    lazy: async () => ({
      Component: (await import('../features/tasks/new-task-screen.tsx')).NewTaskScreen,
    }),
  },
  comingSoon('calendar', 'Calendario'),
  comingSoon('analytics', 'Analisis'),
  {
    path: 'settings',
    handle: { title: 'Configuracion' },
    lazy: async () => ({
      Component: (await import('../features/workspace/settings-screen.tsx')).SettingsScreen,
    }),
  },
  {
    path: 'settings/accounts',
    handle: { title: 'Cuentas' },
    lazy: async () => ({
      Component: (await import('../features/accounts/accounts-screen.tsx')).AccountsScreen,
    }),
  },
  {
    path: 'notifications',
    handle: { title: 'Notificaciones' },
    lazy: async () => ({
      Component: (await import('../features/notifications/notifications-screen.tsx')).NotificationsScreen,
    }),
  },
  comingSoon('help', 'Ayuda'),
  ...['dashboard', 'projects', 'tasks', 'calendar', 'analytics', 'settings', 'notifications', 'help'].map(
    (section): RouteObject => ({
      path: `${section}/*`,
      handle: { title: 'Página no encontrada' },
      lazy: async () => ({ Component: (await import('./not-found.tsx')).NotFound }),
    }),
  ),
]

/** The whole map of the app. Screens load with their route. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => <div data-waiting />,
    ErrorBoundary: RenderError,
    children: [
      ...publicRoutes,
      {
        Component: Guard,
        HydrateFallback: CheckingSession,
        children: [
          {
            lazy: async () => ({ Component: (await import('./signed-in.tsx')).SignedIn }),
            children: [
              {
                path: editorPath,
                handle: { title: 'Editor' },
                lazy: async () => ({
                  Component: (await import('../features/page-builder/editor/editor-screen.tsx')).EditorScreen,
                }),
              },
              {
                lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
                children: [{ ErrorBoundary: RenderError, children: shellRoutes }],
              },
            ],
          },
        ],
      },
      {
        path: '*',
        handle: { title: 'Página no encontrada' },
        lazy: async () => ({ Component: (await import('./not-found.tsx')).PublicNotFound }),
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes.map(patient))
}

/** The same route, whose screen is asked for again while it does not come; the one before stays until then. */
function patient({ ...route }: RouteObject): RouteObject {
  const { lazy, children } = route
  if (typeof lazy === 'function') route.lazy = () => loadScreen(lazy)
  if (children) route.children = children.map(patient)
  return route
}
