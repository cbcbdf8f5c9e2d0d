import type { Task } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { shortName } from '../../platform/short-name.ts'
import { notify } from '../../ui/toast.tsx'
import { withoutTask, type TaskPages } from './task-cache.ts'

/**
 * Done, not done and gone: the row leaves its list at once, comes back with a message when the server refuses, and
 * the toast takes it back.
 */
export function useTaskActions() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const update = useMutation(api.tasks.update.mutationOptions())
  const removal = useMutation(api.tasks.remove.mutationOptions())
  const restoration = useMutation(api.tasks.restore.mutationOptions())

  /** Takes the row from every list; returns how to put it back. */
  async function hide(id: string): Promise<() => void> {
    const queryKey = api.tasks.list.key({ type: 'infinite' })
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueriesData<TaskPages>({ queryKey })
    queryClient.setQueriesData<TaskPages>({ queryKey }, (list) => withoutTask(list, id))
    return () => {
      for (const [key, list] of before) queryClient.setQueryData(key, list)
    }
  }

  async function attempt(call: () => Promise<unknown>, putBack?: () => void): Promise<boolean> {
    try {
      await call()
      return true
    } catch (error) {
      if (isGone(error)) {
        notify.error(t('Esta tarea ya no está: se ha eliminado en otro sitio.'))
        return false
      }
      putBack?.()
      notify.error(errorText(error))
      return false
    }
  }

  async function setDone({ id, title }: Task, done: boolean) {
    const putBack = await hide(id)
    if (!(await attempt(() => update.mutateAsync({ id, done }), putBack))) return
    const name = shortName(title)
    notify.success(done ? t('Hecha: «{{name}}»', { name }) : t('Otra vez pendiente: «{{name}}»', { name }), {
      id: `task-${id}`,
      action: {
        label: t('Deshacer'),
        onClick: () => void attempt(() => update.mutateAsync({ id, done: !done })),
      },
    })
  }

  async function remove({ id, title }: Task) {
    const putBack = await hide(id)
    if (!(await attempt(() => removal.mutateAsync({ id }), putBack))) return
    notify.success(t('Se ha eliminado «{{name}}»', { name: shortName(title) }), {
      id: `task-${id}`,
      action: {
        label: t('Deshacer'),
        onClick: () => void attempt(() => restoration.mutateAsync({ id })),
      },
    })
  }

  return { setDone, remove }
}
