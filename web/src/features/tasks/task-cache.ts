import type { Task } from '@aurelio/contracts/tasks'
import type { InfiniteData } from '@tanstack/react-query'

/** A list of tasks as the query cache holds it: pages that follow each other. */
export type TaskPages = InfiniteData<{ items: Task[]; nextCursor: string | null; total: number }>

/** The list without one task; the same object when the task was not in it. */
export function withoutTask(list: TaskPages | undefined, id: string): TaskPages | undefined {
  if (!list?.pages.some(({ items }) => items.some((task) => task.id === id))) return list
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter((task) => task.id !== id),
      total: page.total - 1,
    })),
  }
}
