import { idIn } from '@aurelio/contracts/paging'
import { type TranslatedLanguage, translatedLanguageSchema } from '@aurelio/contracts/sites'
import { type TranslatedKind, translatedKindSchema } from '@aurelio/contracts/thing-translations'
import { translationFormats } from '@aurelio/contracts/translations'
import { z } from 'zod'
import type { Session } from '../../../platform/access/session.ts'
import { csvBody } from '../../../platform/export/csv.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { attachment, safeFileName } from '../../../platform/storage/file-name.ts'
import { sheetOf } from './csv.ts'
import { type PageInFile, xliffOf } from './xliff.ts'

/** What goes into a file: the texts of one page, or of all of a site. */
export type FileContent = { name: string; main: string; pages: AsyncIterable<PageInFile> }
type Contents = {
  ofThing: (
    session: Session,
    asked: { kind: TranslatedKind; id: string; language: TranslatedLanguage },
  ) => Promise<FileContent>
  ofPage: (session: Session, id: string, language: string) => Promise<FileContent>
  ofSite: (session: Session, id: string, language: string) => Promise<FileContent>
}

/** Texts of pages for whoever translates them elsewhere: XLIFF 2.0, or a CSV. */
export function translationFileRoutes({ ofPage, ofSite, ofThing }: Contents): PlainRoute[] {
  const route = (path: string, contentOf: Contents['ofPage']): PlainRoute => ({
    method: 'GET',
    path,
    scope: 'pages:read',
    answer: signedIn(async (c, session) => {
      const format = formatOf(c)
      const language = languageOf(c)
      if (!format.success || !language.success) return problemResponse(c, refusal('BAD_REQUEST'))
      return answer(await contentOf(session, idOf(c), language.data), language.data, format.data)
    }),
  })
  return [
    route('/api/exports/pages/:id/translations/:language', ofPage),
    route('/api/exports/sites/:id/translations/:language', ofSite),
    {
      method: 'GET',
      path: '/api/exports/translations/:kind/:id/:language',
      answer: signedIn(async (c, session) => {
        const format = formatOf(c)
        const kind = translatedKindSchema.safeParse(c.req.param('kind'))
        const language = languageOf(c)
        if (!format.success || !language.success || !kind.success)
          return problemResponse(c, refusal('BAD_REQUEST'))
        const asked = { kind: kind.data, id: idOf(c), language: language.data }
        return answer(await ofThing(session, asked), language.data, format.data)
      }),
    },
  ]
}

const formatOf = (c: Call) => z.enum(translationFormats).safeParse(c.req.query('format') ?? 'xliff')
const languageOf = (c: Call) => translatedLanguageSchema.safeParse(c.req.param('language'))
const idOf = (c: Call) => idIn(c.req.param('id') ?? '')

function answer(
  { name, main, pages }: FileContent,
  language: string,
  format: (typeof translationFormats)[number],
): Response {
  const isTable = format === 'csv'
  const body = isTable
    ? csvBody(sheetOf(pages))
    : ReadableStream.from(xliffOf({ main, language }, pages)).pipeThrough(new TextEncoderStream())
  return new Response(body, {
    headers: {
      'content-type': isTable ? 'text/csv; charset=utf-8' : 'application/xliff+xml; charset=utf-8',
      'content-disposition': attachment(
        safeFileName(`${name} ${language}`, isTable ? 'csv' : 'xlf', 'textos'),
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
