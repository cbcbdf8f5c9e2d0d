import { open, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Thing } from '../../testing/authorization/things.ts'
import { createQuiz, publishQuiz } from '../../testing/quizzes.ts'
import { newQuiz } from './new-quiz.ts'

const quiz: Thing = async ({ owner }) => ({ id: (await createQuiz(owner)).id })
const published: Thing = async ({ owner }) => ({ id: (await publishQuiz(owner)).id })
const nobodys: Thing = async () => ({ address: 'nadie' })

export const authorizationRows: Record<string, Row> = {
  'GET /api/quizzes': staff(200),
  'POST /api/quizzes': staff(201, withBody({ name: 'Test' })),
  'GET /api/quizzes/{id}': staff(200, { thing: quiz }),
  'PUT /api/quizzes/{id}': staff(200, {
    thing: quiz,
    ...withBody({ name: 'Otro', revision: 1, document: newQuiz() }),
  }),
  'DELETE /api/quizzes/{id}': staff(200, { thing: quiz }),
  'POST /api/quizzes/{id}/publication': staff(200, { thing: quiz }),
  'DELETE /api/quizzes/{id}/publication': staff(200, { thing: published }),
  'GET /api/quizzes/{id}/figures': staff(200, { thing: quiz }),
  'GET /api/quizzes/{id}/attempts': staff(200, { thing: quiz }),
  'GET /api/exports/quizzes/{id}/csv': staff(200, { thing: quiz }),
  'GET /api/exports/quizzes/{id}/xlsx': staff(200, { thing: quiz }),
  'GET /q/{address}': open(404, { thing: nobodys }),
  'POST /q/{address}': open(404, { thing: nobodys }),
}
