import { addresses } from '@aurelio/contracts/addresses'
import { ListPlus, ListTodo } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.tasks,
      title: 'Tareas',
      load: async () => (await import('./tasks-screen.tsx')).TasksScreen,
      command: {
        id: 'tasks',
        name: 'Tareas',
        description: 'Lo que queda por hacer',
        keywords: 'pendientes todo',
        icon: ListTodo,
        shortcut: 'g t',
        sidebar: { position: 7 },
        bar: { position: 4 },
      },
    },
    {
      path: addresses.newTask,
      title: 'Nueva tarea',
      load: async () => (await import('./new-task-screen.tsx')).NewTaskScreen,
      command: {
        id: 'new-task',
        name: 'Nueva tarea',
        description: 'Apunta una tarea con su fecha y su responsable',
        keywords: 'crear añadir',
        icon: ListPlus,
        shortcut: 'n t',
        needs: 'tasks.change',
      },
    },
  ],
}
