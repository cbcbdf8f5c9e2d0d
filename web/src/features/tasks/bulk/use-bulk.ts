import type { Task, TaskChange } from '@aurelio/contracts/tasks'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { notify } from '../../../ui/toast.tsx'

/** As many as one call takes. */
const mostAtOnce = 200

async function inTurns<Row>(rows: readonly Row[], call: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += mostAtOnce) await call(rows.slice(from, from + mostAtOnce))
}

/** Changes many tasks at once; the toast puts each back as it was. */
export function useBulk(onDone: () => void) {
  const { t } = useTranslation()
  const update = useMutation(api.tasks.updateMany.mutationOptions())
  const removal = useMutation(api.tasks.removeMany.mutationOptions())
  const restoration = useMutation(api.tasks.restoreMany.mutationOptions())

  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      return true
    } catch (error) {
      notify.error(
        isGone(error)
          ? t('Alguna de estas tareas ya no está: no se ha cambiado ninguna. Vuelve a elegirlas.')
          : errorText(error),
      )
      return false
    }
  }

  const send = (items: readonly TaskChange[]) => inTurns(items, (some) => update.mutateAsync({ items: some }))

  return {
    isBusy: update.isPending || removal.isPending,
    /** `changeOf`: what becomes of each; `backOf`: what takes that back. */
    async change(
      this: void,
      tasks: readonly Task[],
      changeOf: (task: Task) => Omit<TaskChange, 'id'>,
      backOf: (task: Task) => Omit<TaskChange, 'id'>,
    ) {
      const items = tasks.map((task) => ({ ...changeOf(task), id: task.id }))
      if (!(await attempt(() => send(items)))) return
      const back = tasks.map((task) => ({ ...backOf(task), id: task.id }))
      notify.success(t('{{count}} tareas cambiadas', { count: tasks.length }), {
        id: 'task-bulk',
        action: { label: t('Deshacer'), onClick: () => void attempt(() => send(back)) },
      })
    },
    async remove(this: void, tasks: readonly Task[]) {
      const ids = tasks.map(({ id }) => id)
      if (!(await attempt(() => inTurns(ids, (some) => removal.mutateAsync({ ids: some }))))) return
      onDone()
      notify.success(t('{{count}} tareas eliminadas', { count: ids.length }), {
        id: 'task-bulk',
        action: {
          label: t('Deshacer'),
          onClick: () => void attempt(() => inTurns(ids, (some) => restoration.mutateAsync({ ids: some }))),
        },
      })
    },
  }
}
