import { open, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Thing } from '../../testing/authorization/making.ts'
import {
  answerWithFile,
  asksForFile,
  attemptsOf,
  createQuiz,
  publishQuiz,
  quizToken,
  versionsOf,
} from '../../testing/quizzes.ts'
import { newQuiz } from './new-quiz.ts'

const quiz: Thing = async ({ owner }) => ({ id: (await createQuiz(owner)).id })
const published: Thing = async ({ owner }) => ({ id: (await publishQuiz(owner)).id })
const answered: Thing = async ({ server, owner }) => {
  const { id, url } = await publishQuiz(owner, asksForFile(newQuiz()))
  const path = server.url + new URL(url).pathname
  const token = quizToken(await (await fetch(path)).text())
  await answerWithFile(path, { token, file: new File(['%PDF-1.4\n%%EOF\n'], 'factura.pdf') })
  const [attempt] = await attemptsOf(owner, id)
  return { id, attempt: attempt?.id ?? '', question: 'q1' }
}
const version: Thing = async ({ owner }) => {
  const { id } = await publishQuiz(owner)
  return { id, versionId: (await versionsOf(owner, id))[0]?.id ?? '' }
}
const nobodys: Thing = async () => ({ address: 'nadie' })

export const authorizationRows: Record<string, Row> = {
  'GET /api/quizzes': staff(200),
  'POST /api/quizzes': staff(201, withBody({ name: 'Test' })),
  'GET /api/quizzes/{id}': staff(200, { thing: quiz }),
  'POST /api/quizzes/{id}/operations': staff(200, {
    thing: quiz,
    ...withBody({ session: 'programa-1', seen: 1, steps: [] }),
  }),
  'PUT /api/quizzes/{id}': staff(200, {
    thing: quiz,
    ...withBody({ name: 'Otro', revision: 1, document: newQuiz() }),
  }),
  'DELETE /api/quizzes/{id}': staff(200, { thing: quiz }),
  'POST /api/quizzes/{id}/publication': staff(200, { thing: quiz }),
  'DELETE /api/quizzes/{id}/publication': staff(200, { thing: published }),
  'GET /api/quizzes/{id}/versions': staff(200, { thing: version }),
  'POST /api/quizzes/{id}/versions': staff(201, { thing: quiz, ...withBody({ label: 'Antes' }) }),
  'GET /api/quizzes/{id}/versions/{versionId}': staff(200, { thing: version }),
  'POST /api/quizzes/{id}/versions/{versionId}/restoration': staff(200, {
    thing: version,
    ...withBody({ revision: 1 }),
  }),
  'GET /api/quizzes/{id}/figures': staff(200, { thing: quiz }),
  'GET /api/quizzes/{id}/attempts': staff(200, { thing: quiz }),
  'GET /api/quizzes/{id}/attempts/{attempt}/files/{question}': staff(200, { thing: answered }),
  'GET /api/exports/quizzes/{id}/csv': staff(200, { thing: quiz }),
  'GET /api/exports/quizzes/{id}/xlsx': staff(200, { thing: quiz }),
  'GET /q/{address}': open(404, { thing: nobodys }),
  'POST /q/{address}': open(404, { thing: nobodys }),
}
