import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { savedFile } from '../../../platform/http/saved-file.ts'
import type { QuizFigureService } from './service.ts'

/** A file that somebody answered a question with, for those who read the answers. */
export function answerFileRoute(figures: Pick<QuizFigureService, 'file'>): PlainRoute {
  return {
    method: 'GET',
    path: '/api/quizzes/:id/attempts/:attempt/files/:question',
    scope: 'leads:read',
    answer: signedIn(async (c, session) => {
      const part = (name: string) => c.req.param(name) ?? ''
      const asked = { id: part('id'), attempt: part('attempt'), question: part('question') }
      const file = await figures.file(session, asked)
      return file ? savedFile(file) : problemResponse(c, refusal('NOT_FOUND'))
    }),
  }
}
