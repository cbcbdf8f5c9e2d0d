import type { Task, TaskChange } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { notify } from '../../../ui/toast.tsx'

/** As many as one call takes. */
const mostAtOnce = 200

async function inTurns<Row, Answer>(rows: readonly Row[], call: (some: Row[]) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let from = 0; from < rows.length; from += mostAtOnce)
    answers.push(await call(rows.slice(from, from + mostAtOnce)))
  return answers
}

const words: ProblemWords = {
  TASK_CHANGED:
    'Alguien ha cambiado alguna de estas tareas mientras tanto: no se ha cambiado ninguna. Ya ves cómo están ahora.',
}

type Fields = NonNullable<TaskChange['seen']>

/** Changes many tasks at once; the toast puts each back as it was. */
export function useBulk(onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const update = useMutation(api.tasks.updateMany.mutationOptions())
  const removal = useMutation(api.tasks.removeMany.mutationOptions())
  const restoration = useMutation(api.tasks.restoreMany.mutationOptions())

  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call()
    } catch (error) {
      notify.error(
        isGone(error)
          ? t('Alguna de estas tareas ya no está: no se ha cambiado ninguna. Vuelve a elegirlas.')
          : errorText(error, words),
      )
      await queryClient.invalidateQueries({ queryKey: api.tasks.list.key() })
      return undefined
    }
  }

  const send = (items: readonly TaskChange[]) => inTurns(items, (some) => update.mutateAsync({ items: some }))

  return {
    isBusy: update.isPending || removal.isPending,
    /** `changeOf`: what becomes of each; `backOf`: what it was, which takes that back unless it is another by then. */
    async change(
      this: void,
      tasks: readonly Task[],
      changeOf: (task: Task) => Fields,
      backOf: (task: Task) => Fields,
    ) {
      const items = tasks.map((task) => ({ ...changeOf(task), id: task.id, seen: backOf(task) }))
      const made = await attempt(() => send(items))
      if (!made) return
      const after = new Map(made.flatMap((answer) => answer.items).map((task) => [task.id, task]))
      const back = tasks.map((task) => ({
        ...backOf(task),
        id: task.id,
        seen: backOf(after.get(task.id) ?? task),
      }))
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
