import { takenBack, withUnfinished } from '@aurelio/contracts/quiz-operations'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'

export type Draft = { name: string; document: QuizDocument }
/** What one change of one's own made out of what. */
export type Change = { before: Draft; after: Draft; group?: string | undefined; at: number }
export type History = { past: readonly Change[]; future: readonly Change[] }

const mostKept = 200
/** What is typed into one field without a longer pause is one change. */
const pauseMs = 1000

/** The history with one more change; what was taken back cannot be done again behind it. */
export function recorded({ past }: History, change: Change): History {
  const last = past.at(-1)
  const goesOn = last && change.group !== undefined && last.group === change.group
  if (goesOn && change.at - last.at < pauseMs)
    return { past: [...past.slice(0, -1), { ...change, before: last.before }], future: [] }
  return { past: [...past.slice(1 - mostKept), change], future: [] }
}

/** The draft without one's own change; what somebody else has worked on since stays as they left it. Null where nothing of it is left. */
export function without({ before, after }: Pick<Change, 'before' | 'after'>, present: Draft): Draft | null {
  const operations = takenBack({ before: before.document, after: after.document }, present.document)
  const isNamed = before.name !== after.name && present.name === after.name
  if (operations.length === 0 && !isNamed) return null
  return {
    name: isNamed ? before.name : present.name,
    document: withUnfinished(present.document, operations),
  }
}
