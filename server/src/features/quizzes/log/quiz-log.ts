import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { type QuizOperation, quizOperationSchema, replayQuiz } from '@aurelio/contracts/quiz-operations'
import { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import { by } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { documentLog } from '../../../platform/document-log/document-log.ts'
import { grown } from '../../../platform/document-log/held-documents.ts'
import type { DocumentForm } from '../../../platform/document-log/parts.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Log } from '../../../platform/log/log.ts'
import { documentIn } from '../document.ts'
import type { QuizStore } from '../store.ts'
import { quizLogRows } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  log: Log
  store: Pick<QuizStore, 'find'>
}

const operations = z.array(quizOperationSchema)

const quizForm: DocumentForm<QuizDocument, QuizOperation> = {
  read: (document) => documentIn({ document }),
  text: (document) => JSON.stringify(document),
  operations: (text) => operations.parse(JSON.parse(text)),
  replay: replayQuiz,
  weight: (document) => grown({ bytes: 0, values: 0 }, document),
  /** What a call that saves one whole may hold. */
  most: { bytes: 1024 * 1024, values: 100_000 },
}

/** The one order of what is done to each quiz. It is written with each step: whoever counts, checks or publishes reads its row. */
export function quizLog({ store, emit, ...parts }: Parts) {
  return documentLog({
    ...parts,
    rows: quizLogRows(parts.database),
    form: quizForm,
    action: 'quizzes.keep',
    isWrittenAtOnce: true,
    async settled(session, id) {
      const row = await store.find(session.workspace.id, id)
      if (row) await emit({ ...by(session), kind: 'quiz.changed', subject: { id, name: row.name } })
    },
  })
}
