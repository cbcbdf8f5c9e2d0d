import { addresses } from '@aurelio/contracts/addresses'
import { CalendarDays } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

export const feature: Feature = {
  screens: [
    {
      path: addresses.calendar,
      title: 'Calendario',
      load: async () => (await import('./calendar-screen.tsx')).CalendarScreen,
      command: {
        id: 'calendar',
        needs: 'calendar.keep',
        name: 'Calendario',
        description: 'Eventos, tareas con fecha y publicaciones',
        keywords: 'agenda mes semana reunión evento ics google',
        icon: CalendarDays,
        shortcut: 'g c',
        sidebar: { position: 8 },
        bar: { position: 5 },
      },
    },
  ],
}
