import type { TaskPriority } from '@aurelio/contracts/tasks'

/** Spanish texts, translated where they are shown. */
export const priorityNames: Record<TaskPriority, string> = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
}
