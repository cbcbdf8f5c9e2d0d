import { FilePlus, Layers, LayoutTemplate } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { builderPath, symbolsPath } from './editor-session.ts'

/** The sections of the builder (page-builder.md §2); the editor and the overview are composed of several features. */
export const feature: Feature = {
  screens: [
    {
      path: `${symbolsPath}/:id`,
      title: 'Editar símbolo',
      isFullscreen: true,
      load: async () => (await import('./editor/symbol-screen.tsx')).SymbolScreen,
    },
    {
      path: `${builderPath}/new-page`,
      title: 'Nueva Página',
      section: { label: 'Nueva Página', group: 'pages', position: 2 },
      load: async () => (await import('./new-page/new-page-screen.tsx')).NewPageScreen,
      command: {
        id: 'new-page',
        needs: 'pages.edit',
        name: 'Nueva Página',
        description: 'Empieza con una plantilla o con un lienzo en blanco',
        keywords: 'crear landing plantilla',
        icon: FilePlus,
        shortcut: 'n w',
      },
    },
    {
      path: `${builderPath}/new-web`,
      title: 'Nueva web',
      load: async () => (await import('./new-web/new-web-screen.tsx')).NewWebScreen,
    },
  ],
  pageActions: [
    {
      name: 'Versiones',
      position: 5,
      icon: Layers,
      needs: 'pages.edit',
      load: async () => (await import('./versions/versions-of-card.tsx')).VersionsOfCard,
    },
  ],
  commands: [
    {
      id: 'builder',
      needs: 'workspace.see',
      name: 'Aurelio Builder',
      description: 'Tus páginas: diséñalas y publícalas',
      keywords: 'constructor páginas editor web landing',
      path: builderPath,
      icon: LayoutTemplate,
      shortcut: 'g b',
      sidebar: { position: 1, under: 'tools' },
      bar: { position: 2, name: 'Páginas' },
      tool: {
        name: 'Aurelio Builder',
        description: 'Diseña páginas, publícalas y recibe sus leads.',
        position: 1,
      },
    },
  ],
}
