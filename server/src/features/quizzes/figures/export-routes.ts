import type { QuizAttempt } from '@aurelio/contracts/quizzes'
import { type Cell, csvBody, type Sheet } from '../../../platform/export/csv.ts'
import { xlsxOf } from '../../../platform/export/xlsx.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import type { QuizFigureService } from './service.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', body: csvBody },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: (sheet: Sheet) => xlsxOf(sheet, 'Respuestas'),
  },
}
const atOnce = 100

/** What each person answered, as a file that a spreadsheet opens: a row for an attempt, a column for a question. */
export function quizExportRoutes(figures: QuizFigureService): PlainRoute[] {
  return (['csv', 'xlsx'] as const).map((format) => ({
    method: 'GET',
    path: `/api/exports/quizzes/:id/${format}`,
    scope: 'leads:export',
    answer: signedIn(async (c, session) => {
      const id = c.req.param('id') ?? ''
      const columns = await figures.columns(session, id)
      const read = (cursor?: string) => figures.attempts(session, { id, cursor, limit: atOnce })
      const { type, body } = formats[format]
      return new Response(body(sheetOf(columns, read)), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="quiz.${format}"`,
          'cache-control': 'no-store',
        },
      })
    }),
  }))
}

type Columns = { questions: readonly { id: string; text: string }[]; scores: readonly string[] }
type Read = (cursor?: string) => Promise<{ items: QuizAttempt[]; nextCursor: string | null }>

function sheetOf({ questions, scores }: Columns, read: Read): Sheet {
  return {
    head: [
      'Empezado',
      'Estado',
      'Versión',
      'Hasta dónde',
      'Lead',
      'Fuente',
      'Se le puede escribir',
      ...scores,
      ...questions.map(({ text }) => text),
    ],
    rows: rowsOf({ questions, scores }, read),
  }
}

async function* rowsOf({ questions, scores }: Columns, read: Read): AsyncGenerator<Cell[]> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await read(cursor)
    for (const attempt of items) {
      const answers = new Map(attempt.answers.map(({ id, text }) => [id, text]))
      const points = new Map(attempt.scores.map(({ name, value }) => [name, value]))
      yield [
        attempt.startedAt,
        attempt.state === 'finished' ? 'Terminado' : 'A medias',
        attempt.version,
        attempt.place,
        attempt.leadId === null ? '' : 'Sí',
        attempt.source,
        attempt.followUp === null ? '' : attempt.followUp === 'allowed' ? 'Sí' : 'No',
        ...scores.map((name) => points.get(name) ?? 0),
        ...questions.map(({ id }) => answers.get(id) ?? ''),
      ]
    }
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
