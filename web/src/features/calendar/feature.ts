import { CalendarDays } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: '/calendar',
      title: 'Calendario',
      soon: 'Las fechas de entrega de todos tus proyectos en un mes.',
      command: {
        id: 'calendar',
        needs: 'workspace.see',
        name: 'Calendario',
        description: 'Las fechas de entrega de todos tus proyectos',
        keywords: 'agenda mes',
        icon: CalendarDays,
        shortcut: 'g c',
      },
    },
  ],
}
