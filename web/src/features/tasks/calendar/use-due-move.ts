import type { Task } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { notify } from '../../../ui/toast.tsx'
import { taskProblemWords } from '../task-words.ts'
import { type Shift, shifted } from '../span.ts'

type Days = Pick<Task, 'startOn' | 'dueOn'>

/** Taking tasks to other days: each stands there at once, goes back where it is refused, and can be taken back. */
export function useDueMove(tasks: readonly Task[]) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  // One after the other: of two in a row the later one holds.
  const update = useMutation(api.tasks.update.mutationOptions({ scope: { id: 'task-days' } }))
  const [moving, setMoving] = useState<({ id: string } & Days) | null>(null)
  const shown = tasks.map((task) => (task.id === moving?.id ? { ...task, ...moving } : task))

  /** `seen`: the days on which the person saw it. */
  async function put(id: string, { startOn, dueOn }: Days, seen: Days): Promise<boolean> {
    const next = { id, startOn, dueOn }
    setMoving(next)
    try {
      await update.mutateAsync({ ...next, seen: { startOn: seen.startOn, dueOn: seen.dueOn } })
      await queryClient.invalidateQueries({ queryKey: api.tasks.list.key() })
      return true
    } catch (error) {
      notify.error(
        isGone(error)
          ? t('Esta tarea ya no está: se ha eliminado en otro sitio.')
          : errorText(error, taskProblemWords),
      )
      await queryClient.invalidateQueries({ queryKey: api.tasks.list.key() })
      return false
    } finally {
      setMoving((current) => (current === next ? null : current))
    }
  }

  async function move(id: string, shift: Shift) {
    // From where the person sees it, before the server has answered too.
    const task = shown.find((one) => one.id === id)
    const days = task && shifted(task, shift)
    if (!task || !days?.dueOn || (shift.start === 0 && shift.end === 0)) return
    if (!(await put(id, days, task))) return
    notify.success(
      t('«{{name}}»: {{state}}', { name: shortName(task.title), state: formatCalendarDay(days.dueOn) }),
      {
        id: 'task-due',
        action: { label: t('Deshacer'), onClick: () => void put(id, task, days) },
      },
    )
  }

  return { move, shown }
}
