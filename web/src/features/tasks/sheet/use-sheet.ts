import type { TaskSheet } from '@aurelio/contracts/task-sheet'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { notify } from '../../../ui/toast.tsx'

const words: ProblemWords = {
  NOT_FOUND: 'Ya no está: se ha eliminado en otro sitio.',
  TASK_CYCLE: 'Esa tarea ya espera a esta, directamente o por otras: se esperarían sin fin.',
  TASK_FULL: ({ most }) => i18n.t('En una tarea caben {{most}}: quita algo o reparte el trabajo.', { most }),
}

/** What is shown of a sheet before the server has said so. */
export function useSheet(taskId: string) {
  const queryClient = useQueryClient()
  const queryKey = api.taskSheet.get.queryKey({ input: { id: taskId } })

  return {
    /** Shows a change at once. */
    async show(this: void, change: (sheet: TaskSheet) => TaskSheet) {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (sheet) => sheet && change(sheet))
    },
    /** Whether it went well; else the person is told why, and sees what is true. */
    async attempt(this: void, call: Promise<unknown>): Promise<boolean> {
      try {
        await call
        return true
      } catch (error) {
        notify.error(errorText(error, words))
        await queryClient.invalidateQueries({ queryKey })
        return false
      }
    },
  }
}
