import { addresses } from '@aurelio/contracts/addresses'
import { ChartColumn, CircleHelp, ClipboardList, LayoutDashboard, Wrench } from 'lucide-react'
import { builderPath, editorPath } from '../../features/page-builder/editor-session.ts'
import { sitePath } from '../../features/sites/sites-path.ts'
import { letterEditorPath } from '../../features/subscriptions/subscriptions-path.ts'
import { visitsPath } from '../../features/visits/visits-path.ts'
import type { Feature } from '../../platform/feature.ts'

/** Screens to which several features add their part. */
export const feature: Feature = {
  screens: [
    {
      path: editorPath,
      title: 'Editor',
      isFullscreen: true,
      load: async () => (await import('./editor-route.tsx')).EditorRoute,
    },
    {
      path: letterEditorPath(':id'),
      title: 'Editar correo',
      isFullscreen: true,
      load: async () => (await import('./letter-editor-route.tsx')).LetterEditorRoute,
    },
    {
      path: `${builderPath}/overview`,
      title: 'Todos los Proyectos',
      section: { label: 'Todos los Proyectos', group: 'pages', position: 1 },
      load: async () => (await import('./overview-route.tsx')).OverviewRoute,
    },
    {
      path: `${builderPath}/forms`,
      title: 'Formularios',
      section: { label: 'Formulario', group: 'capture', position: 10 },
      load: async () => (await import('./forms-route.tsx')).FormsRoute,
      command: {
        id: 'forms',
        name: 'Formularios',
        description: 'Los del espacio y los de tus páginas, con sus respuestas y su código para otras webs',
        keywords: 'respuestas resumen insertar iframe html',
        icon: ClipboardList,
        needs: 'workspace.see',
      },
    },
    {
      path: visitsPath,
      title: 'Analítica',
      section: { label: 'analytics', group: 'measure', position: 6 },
      load: async () => (await import('./visits-route.tsx')).VisitsRoute,
      command: {
        id: 'visits',
        needs: 'visits.read',
        name: 'Visitas',
        description: 'Cuántas personas llegan a tus páginas, de dónde, y cuántas te escriben',
        keywords: 'analítica estadísticas tráfico fuentes campañas conversión',
        icon: ChartColumn,
      },
    },
    {
      path: sitePath(':id'),
      title: 'Sitio',
      load: async () => (await import('./site-route.tsx')).SiteRoute,
    },
    {
      path: addresses.home,
      title: 'Dashboard',
      load: async () => (await import('./home-route.tsx')).HomeRoute,
      command: {
        id: 'dashboard',
        name: 'Dashboard',
        description: 'Tu día, las cifras y lo último que ha pasado',
        keywords: 'inicio panel portada',
        icon: LayoutDashboard,
        shortcut: 'g d',
        sidebar: { position: 1, exact: true },
        bar: { position: 1 },
      },
    },
    {
      path: addresses.tools,
      title: 'Herramientas',
      load: async () => (await import('./tools-route.tsx')).ToolsRoute,
      command: {
        id: 'tools',
        needs: 'workspace.see',
        name: 'Herramientas',
        description: 'Todas las herramientas y lo que hace cada una',
        icon: Wrench,
        shortcut: 'g h',
        sidebar: { position: 2, exact: true },
      },
    },
    {
      path: addresses.help,
      title: 'Ayuda',
      load: async () => (await import('./help-route.tsx')).HelpRoute,
      command: {
        id: 'help',
        name: 'Ayuda',
        description: 'Guías cortas para cada pantalla',
        keywords: 'soporte documentación',
        icon: CircleHelp,
        sidebar: { position: 6 },
      },
    },
    {
      path: addresses.review(':id'),
      title: 'Revisión',
      load: async () => (await import('./review-route.tsx')).ReviewRoute,
    },
    {
      path: addresses.project(':id'),
      title: 'Proyecto',
      load: async () => (await import('./project-route.tsx')).ProjectRoute,
    },
    {
      path: addresses.collection(':id'),
      title: 'Colección',
      load: async () => (await import('./collection-route.tsx')).CollectionRoute,
    },
  ],
}
