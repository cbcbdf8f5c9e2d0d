import { saveStoredWork } from '../features/page-builder/editor/sync/keeping/stored-work.ts'
import { waitingOf } from '../platform/together/waiting-steps.ts'

/** Sends all that only this browser holds; null when nothing is left unsaved, else what it is called. */
export async function saveAllStoredWork(): Promise<string | null> {
  const unsaved = await saveStoredWork()
  if (unsaved !== null || waitingOf('quiz').length === 0) return unsaved
  const { saveStoredQuizzes } = await import('../features/quizzes/builder/shared/stored-quizzes.ts')
  return saveStoredQuizzes()
}
