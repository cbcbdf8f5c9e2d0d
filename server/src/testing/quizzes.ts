import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { quizAttemptSchema, quizSchema, quizVersionSchema } from '@aurelio/contracts/quizzes'
import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** Makes a quiz, as the person does. */
export async function createQuiz(person: Person, document?: QuizDocument) {
  return quizSchema.parse(bodyOf(await person.call('POST', '/api/quizzes', { name: 'Test', document })))
}

/** The same, for anybody to take. */
export async function publishQuiz(person: Person, document?: QuizDocument) {
  const { id } = await createQuiz(person, document)
  return quizSchema.parse(bodyOf(await person.call('POST', `/api/quizzes/${id}/publication`)))
}

/** A quiz that asks for a file, and no more. */
export function asksForFile(quiz: QuizDocument): QuizDocument {
  const nodes = quiz.nodes.map((node) =>
    node.type === 'block'
      ? {
          ...node,
          questions: node.questions.map((each) => ({
            ...each,
            kind: 'file' as const,
            text: 'Tu factura',
            options: [],
            accept: 'documents' as const,
            max: 1,
          })),
        }
      : node,
  )
  return { ...quiz, nodes }
}

/** Sends a step with its file, as a browser does: the token first. */
export async function answerWithFile(
  path: string,
  { token, file, more = {} }: { token: string; file: File | null; more?: Record<string, string> },
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ _quiz: token, _go: 'next', ...more })) body.set(name, value)
  if (file) body.set('q-q1', file)
  return fetch(path, { method: 'POST', body, redirect: 'manual' })
}

export function quizToken(html: string): string {
  return /name="_quiz" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** What people have answered, the last of them first. */
export async function attemptsOf(person: Person, id: string) {
  const answer = bodyOf(await person.call('GET', `/api/quizzes/${id}/attempts`))
  return z.object({ items: z.array(quizAttemptSchema) }).parse(answer).items
}

/** What it was, the last first. */
export async function versionsOf(person: Person, id: string) {
  const answer = bodyOf(await person.call('GET', `/api/quizzes/${id}/versions`))
  return z.object({ items: z.array(quizVersionSchema) }).parse(answer).items
}
