import { type QuizDocument, quizDocumentSchema } from '@aurelio/contracts/quiz-document'

export function documentIn({ document }: { document: string }): QuizDocument {
  return quizDocumentSchema.parse(JSON.parse(document))
}
