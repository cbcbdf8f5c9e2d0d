import type { TaskComment } from '@aurelio/contracts/task-sheet'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { notify } from '../../../ui/toast.tsx'
import { useSheet } from './use-sheet.ts'

/** Saying something of a task, correcting it, and taking it back. Each tells whether it went well. */
export function useComments(taskId: string) {
  const { t } = useTranslation()
  const { show, attempt } = useSheet(taskId)
  const adding = useMutation(api.taskSheet.comment.mutationOptions())
  const changing = useMutation(api.taskSheet.changeComment.mutationOptions())
  const removing = useMutation(api.taskSheet.removeComment.mutationOptions())
  const restoring = useMutation(api.taskSheet.restoreComment.mutationOptions())
  return {
    isAdding: adding.isPending,
    add: (text: string, forClients: boolean) => attempt(adding.mutateAsync({ id: taskId, text, forClients })),
    change: (id: string, text: string) => attempt(changing.mutateAsync({ id, text })),
    async remove({ id }: TaskComment) {
      await show((sheet) => ({ ...sheet, comments: sheet.comments.filter((comment) => comment.id !== id) }))
      if (!(await attempt(removing.mutateAsync({ id })))) return
      notify.success(t('Se ha eliminado el comentario'), {
        id: `comment-${id}`,
        action: { label: t('Deshacer'), onClick: () => void attempt(restoring.mutateAsync({ id })) },
      })
    },
  }
}
export type CommentActions = ReturnType<typeof useComments>
