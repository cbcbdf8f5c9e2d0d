import type { QuizDocument, QuizQuestion } from '@aurelio/contracts/quiz-document'
import { runnerOf, type Runner, stepsLeft } from '@aurelio/proofs/quiz'
import { documentIn } from '../document.ts'
import type { QuizStore } from '../store.ts'

/** A published quiz, made ready to be run many times. It never changes. */
export type Version = {
  id: string
  quizId: string
  number: number
  name: string
  document: QuizDocument
  runner: Runner
  questions: readonly QuizQuestion[]
  /** The films that it shows, as their addresses stand in it; '' for none. */
  films: string
  /** Of each block the fewest and the most steps until the end, itself counted. */
  left: ReadonlyMap<string, { min: number; max: number }>
}
export type Versions = ReturnType<typeof quizVersions>

const mostKept = 200

/** Published versions by their id, read once. */
export function quizVersions(store: Pick<QuizStore, 'version'>) {
  const kept = new Map<string, Version>()
  return {
    async find(id: string): Promise<Version | null> {
      const known = kept.get(id)
      if (known) return known
      const row = await store.version(id)
      if (!row) return null
      const document = documentIn(row)
      const { quizId, number, name } = row
      const questions = document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
      const films = questions.flatMap(({ kind, link }) => (kind === 'film' ? [link] : [])).join(' ')
      const left = stepsLeft(document)
      const runner = runnerOf(document)
      const made = { id, quizId, number, name, document, runner, questions, films, left }
      if (kept.size >= mostKept) kept.clear()
      kept.set(id, made)
      return made
    },
  }
}
