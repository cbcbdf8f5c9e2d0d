import type { Task } from '@aurelio/contracts/tasks'
import { useState } from 'react'

/** The rows that somebody has chosen; what is no longer shown is not chosen any more. */
export function useSelection(tasks: readonly Task[]) {
  const [isOn, setOn] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)

  /** `withRange`: all from the one that was chosen before to this one. */
  function toggle(id: string, withRange: boolean) {
    const next = new Set(ids)
    const chooses = !ids.has(id)
    for (const one of withRange ? between(tasks, last, id) : [id]) {
      if (chooses) next.add(one)
      else next.delete(one)
    }
    setIds(next)
    setLast(id)
    setOn(true)
  }

  function end() {
    setOn(false)
    setIds(new Set())
  }

  const chosen = tasks.filter(({ id }) => ids.has(id))
  return {
    isOn,
    chosen,
    total: tasks.length,
    has: (id: string) => ids.has(id),
    toggle,
    chooseAll: () => setIds(new Set(chosen.length === tasks.length ? [] : tasks.map(({ id }) => id))),
    switchOver: () => (isOn ? end() : setOn(true)),
    end,
  }
}
export type Selection = ReturnType<typeof useSelection>

function between(tasks: readonly Task[], from: string | null, to: string): string[] {
  const [one, other] = [from, to].map((id) => tasks.findIndex((task) => task.id === id))
  if (one === undefined || other === undefined || one === -1) return [to]
  return tasks.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id)
}
