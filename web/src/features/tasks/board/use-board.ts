import { taskStates, type Task, type TaskState } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { shortName } from '../../../platform/short-name.ts'
import { notify } from '../../../ui/toast.tsx'
import type { TaskFilter } from '../task-filter.ts'
import { stateNames, taskProblemWords } from '../task-words.ts'
import { useTasks } from '../use-tasks.ts'
import { wayBack, withMove, type CardMove, type Columns } from './moved-cards.ts'

/** The columns of the board, and taking cards over it: each stands there at once, and goes back where it is refused. */
export function useBoard(filter: TaskFilter, today: CalendarDay) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const update = useMutation(api.tasks.update.mutationOptions())
  const [move, setMove] = useState<CardMove | null>(null)
  const underWay = useRef(Promise.resolve(true))
  const queries = {
    todo: useTasks({ ...filter, state: 'todo' }, today),
    doing: useTasks({ ...filter, state: 'doing' }, today),
    review: useTasks({ ...filter, state: 'review' }, today),
    done: useTasks({ ...filter, state: 'done' }, today),
  }
  const cardsOf = (state: TaskState): Task[] => queries[state].data?.pages.flatMap(({ items }) => items) ?? []
  const kept: Columns = {
    todo: cardsOf('todo'),
    doing: cardsOf('doing'),
    review: cardsOf('review'),
    done: cardsOf('done'),
  }

  /** One after the other: what is sent is of what the one before has made. */
  function take(next: CardMove): Promise<boolean> {
    const before = underWay.current
    setMove(next)
    const taken = (async () => {
      await before
      return send(next)
    })()
    underWay.current = taken
    return taken
  }

  async function send(next: CardMove): Promise<boolean> {
    try {
      const { task, state, beforeId } = next
      const seen = { state: task.state }
      await update.mutateAsync({ id: task.id, state, seen, ...(state !== 'done' && { beforeId }) })
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
      setMove((current) => (current === next ? null : current))
    }
  }

  async function onMove(next: CardMove) {
    // From where it will stand: another person may have taken it further by then.
    const back = { ...wayBack(kept, next.task), task: { ...next.task, state: next.state } }
    if (!(await take(next))) return
    const words = { name: shortName(next.task.title), state: t(stateNames[next.state]) }
    if (next.task.state === next.state) return
    notify.success(t('«{{name}}»: {{state}}', words), {
      id: 'task-board',
      action: { label: t('Deshacer'), onClick: () => void take(back) },
    })
  }

  return { queries, columns: move ? withMove(kept, move) : kept, onMove, states: taskStates }
}
