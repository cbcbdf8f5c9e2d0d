import type { ProjectColor, ProjectState } from '@aurelio/contracts/projects'

/** Spanish texts, translated where they are shown. */
export const stateNames: Record<ProjectState, string> = {
  active: 'Activo',
  paused: 'En pausa',
  completed: 'Completado',
  archived: 'Archivado',
}

export const stateTones = {
  active: 'accent',
  paused: 'warning',
  completed: 'success',
  archived: 'neutral',
} as const satisfies Record<ProjectState, string>

export const colorNames: Record<ProjectColor, string> = {
  violet: 'Violeta',
  blue: 'Azul',
  teal: 'Turquesa',
  green: 'Verde',
  amber: 'Ámbar',
  rose: 'Rosa',
}
