import type { Followed } from './use-task-polling.ts'

/** What a download is doing, in the specification's words (dashboard.md §4). */
export function taskText(task: Followed | null): string {
  if (!task) return 'Preparing...'
  if (task.status === 'processing') return 'Processing...'
  if (task.status === 'downloading') return `Downloading: ${Math.round(task.progress ?? 0)}%`
  return task.status === 'completed' ? 'Download completed!' : 'Download failed'
}

/** Why it waits, and its place in the queue; empty where it does not. */
export function waitingText(task: Followed | null): string {
  const ahead = task?.queue_position
  if (ahead === undefined || ahead === null) return ''
  return ahead === 0
    ? 'Waiting for a free place: you are next.'
    : `Waiting for a free place: number ${ahead + 1} in the queue.`
}
