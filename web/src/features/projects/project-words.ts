import type { ProjectColor, ProjectState } from '@aurelio/contracts/projects'

/**
 * Spanish texts, translated where they are shown. The lists are made of them and not taken from the contract: that
 * would bring every screen the schemas.
 */
export const stateNames: Record<ProjectState, string> = {
  active: 'Activo',
  paused: 'En pausa',
  completed: 'Completado',
  archived: 'Archivado',
}

export const projectStates = Object.keys(stateNames).filter(isProjectState)

export function isProjectState(value: string): value is ProjectState {
  return Object.hasOwn(stateNames, value)
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

export const projectColors = Object.keys(colorNames).filter(isProjectColor)

function isProjectColor(value: string): value is ProjectColor {
  return Object.hasOwn(colorNames, value)
}
