import type { Chart } from '@aurelio/contracts/home'

export type Point = Chart['points'][number]

/** What is drawn, in this order. Labels are Spanish keys; colours never stand alone: shape and words tell as well. */
export const series = [
  {
    id: 'completedTasks',
    label: 'Tareas completadas',
    shape: 'bar',
    swatch: 'bg-accent-text',
  },
  { id: 'leads', label: 'Leads', shape: 'bar', swatch: 'bg-brand-to' },
  { id: 'activity', label: 'Actividad', shape: 'line', swatch: 'bg-muted' },
] as const
