import {
  analyticsPeriodSchema,
  type PageFigures,
  type PersonFigures,
  type ToolFigures,
} from '@aurelio/contracts/analytics'
import type { ToolId } from '@aurelio/contracts/tool-uses'
import { csvBody, type Sheet } from '../../platform/export/csv.ts'
import { everyRow } from '../../platform/export/export-file.ts'
import { refusal } from '../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { Session } from '../../platform/access/session.ts'
import type { AnalyticsService } from './service.ts'

/** The figures by page and by person, as files that a spreadsheet opens. */
export function analyticsExportRoutes(analytics: AnalyticsService): PlainRoute[] {
  const answerWith =
    (
      name: string,
      sheet: (session: Session, asked: ReturnType<typeof analyticsPeriodSchema.parse>) => Sheet,
    ) =>
    (c: Call, session: Session) => {
      if (!analytics.may(session)) return problemResponse(c, refusal('FORBIDDEN'))
      const asked = analyticsPeriodSchema.safeParse(c.req.query())
      if (!asked.success) return problemResponse(c, refusal('BAD_REQUEST'))
      return new Response(csvBody(sheet(session, asked.data)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}.csv"`,
          'cache-control': 'no-store',
        },
      })
    }
  return [
    {
      method: 'GET',
      path: '/api/exports/analytics-pages.csv',
      scope: 'activity:read',
      answer: signedIn(
        answerWith('paginas', (session, asked) => ({
          head: ['Página', 'Publicada', 'Leads', 'Leads ganados'],
          rows: pageRows(everyRow((page) => analytics.pages(session, { ...page, ...asked }))),
        })),
      ),
    },
    {
      method: 'GET',
      path: '/api/exports/analytics-people.csv',
      scope: 'activity:read',
      answer: signedIn(
        answerWith('personas', (session, asked) => ({
          head: [
            'Persona',
            'Tareas hechas',
            'Tareas pendientes',
            'Tareas atrasadas',
            'Leads abiertos',
            'Leads ganados',
          ],
          rows: personRows(everyRow((page) => analytics.people(session, { ...page, ...asked }))),
        })),
      ),
    },
    {
      method: 'GET',
      path: '/api/exports/analytics-tools.csv',
      scope: 'activity:read',
      answer: signedIn(
        answerWith('herramientas', (session, asked) => ({
          head: ['Herramienta', 'Usos', 'Usos antes', 'Archivos', 'Bytes ahorrados', 'Personas'],
          rows: toolRows(async () => (await analytics.tools(session, asked)).items),
        })),
      ),
    },
  ]
}

/** As the tools are called in the file. */
const toolNames: Record<ToolId, string> = {
  'image-optimizer': 'Optimizador de imágenes',
  'pdf-tools': 'Herramientas PDF',
  'seo-generator': 'Generador SEO',
  'video-downloader': 'YouTube Downloader',
}

async function* toolRows(read: () => Promise<readonly ToolFigures[]>) {
  for (const { id, uses, usesBefore, files, savedBytes, people } of await read())
    yield [toolNames[id], uses, usesBefore, files, savedBytes, people]
}

async function* pageRows(pages: AsyncIterable<PageFigures>) {
  for await (const { name, isPublished, leads, wonLeads } of pages)
    yield [name, isPublished ? 'Sí' : 'No', leads, wonLeads]
}

async function* personRows(people: AsyncIterable<PersonFigures>) {
  for await (const { name, completedTasks, pendingTasks, overdueTasks, openLeads, wonLeads } of people)
    yield [name, completedTasks, pendingTasks, overdueTasks, openLeads, wonLeads]
}
