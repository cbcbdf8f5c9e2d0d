import type { Task } from './lane.ts'

/** Calls that wait, the urgent first, equal ones in the order they came. `limit` is what `room` keeps it to. */
export function createQueue(limit: number) {
  const tasks: Task[] = []
  let waiting: (() => void)[] = []

  /** Wakes whoever waits for room; each looks again. */
  function tell() {
    if (tasks.length >= limit) return
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }

  return {
    all: () => [...tasks],
    add(task: Task) {
      tasks.splice(tasks.findLastIndex(({ priority }) => priority <= task.priority) + 1, 0, task)
    },
    /** Takes a call out; false where it is not here. */
    remove(task: Task): boolean {
      const place = tasks.indexOf(task)
      if (place < 0) return false
      tasks.splice(place, 1)
      tell()
      return true
    },
    clear(): Task[] {
      const left = tasks.splice(0)
      tell()
      return left
    },
    async room() {
      while (tasks.length >= limit) await new Promise<void>((wake) => waiting.push(wake))
    },
  }
}
