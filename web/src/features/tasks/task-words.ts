import type { TaskPriority, TaskState } from '@aurelio/contracts/tasks'
import type { ProblemWords } from '../../platform/api/error-text.ts'

export const taskProblemWords: ProblemWords = {
  TASK_CHANGED:
    'Alguien ha cambiado esta tarea mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.',
}

/** Spanish texts, translated where they are shown. */
export const priorityNames: Record<TaskPriority, string> = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
}

/** The same: how far a task is. */
export const stateNames: Record<TaskState, string> = {
  todo: 'Por hacer',
  doing: 'En curso',
  review: 'En revisión',
  done: 'Hecho',
}
