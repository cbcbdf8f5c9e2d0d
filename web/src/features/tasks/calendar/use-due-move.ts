import type { Task } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { addDays } from '../../../platform/calendar-day.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { notify } from '../../../ui/toast.tsx'

/** Taking tasks to other days: each stands there at once, goes back where it is refused, and can be taken back. */
export function useDueMove(tasks: readonly Task[]) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const update = useMutation(api.tasks.update.mutationOptions())
  const [moving, setMoving] = useState<{ id: string; dueOn: string } | null>(null)

  async function put(id: string, dueOn: string): Promise<boolean> {
    const next = { id, dueOn }
    setMoving(next)
    try {
      await update.mutateAsync(next)
      await queryClient.invalidateQueries({ queryKey: api.tasks.list.key() })
      return true
    } catch (error) {
      notify.error(
        isGone(error) ? t('Esta tarea ya no está: se ha eliminado en otro sitio.') : errorText(error),
      )
      return false
    } finally {
      setMoving((current) => (current === next ? null : current))
    }
  }

  async function move(id: string, days: number) {
    const task = tasks.find((one) => one.id === id)
    const before = task?.dueOn
    if (!task || !before || days === 0) return
    const dueOn = addDays(before, days)
    if (!(await put(id, dueOn))) return
    notify.success(
      t('«{{name}}»: {{state}}', { name: shortName(task.title), state: formatCalendarDay(dueOn) }),
      {
        id: 'task-due',
        action: { label: t('Deshacer'), onClick: () => void put(id, before) },
      },
    )
  }

  const shown = tasks.map((task) => (task.id === moving?.id ? { ...task, dueOn: moving.dueOn } : task))
  return { move, shown }
}
