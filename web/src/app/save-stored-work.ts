import { saveStoredWork } from '../features/page-builder/editor/sync/keeping/stored-work.ts'
import { saveStoredQuizzes } from '../features/quizzes/builder/shared/stored-quizzes.ts'

/** Sends all that only this browser holds; null when nothing is left unsaved, else what it is called. */
export async function saveAllStoredWork(): Promise<string | null> {
  return (await saveStoredWork()) ?? saveStoredQuizzes()
}
