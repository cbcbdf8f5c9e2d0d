import { addresses } from '@aurelio/contracts/addresses'
import { FolderKanban, FolderPlus } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  pageActions: [
    {
      name: 'Proyecto',
      position: 4.5,
      icon: FolderKanban,
      needs: 'pages.edit',
      load: async () => (await import('./page-project.tsx')).PageProject,
    },
  ],
  screens: [
    {
      path: addresses.projects,
      title: 'Proyectos',
      load: async () => (await import('./projects-screen.tsx')).ProjectsScreen,
      command: {
        id: 'projects',
        name: 'Proyectos',
        description: 'Los proyectos de tu agencia y cómo van',
        keywords: 'clientes campañas',
        icon: FolderKanban,
        shortcut: 'g p',
        sidebar: { position: 3 },
      },
    },
    {
      path: addresses.newProject,
      title: 'Nuevo proyecto',
      load: async () => (await import('./new-project-screen.tsx')).NewProjectScreen,
      command: {
        id: 'new-project',
        name: 'Nuevo Proyecto',
        description: 'Da de alta un proyecto',
        keywords: 'crear añadir',
        icon: FolderPlus,
        shortcut: 'n p',
        needs: 'projects.change',
      },
    },
  ],
}
