import { all, staff, withBody, type Row } from '../row.ts'

/** What the home shows and what the search finds. */
export const homeRows: Record<string, Row> = {
  'GET /api/changes': all(200),

  'GET /api/analytics': staff(200),
  'GET /api/analytics/series': staff(200),
  'GET /api/analytics/pages': staff(200),
  'GET /api/analytics/people': staff(200),
  'GET /api/analytics/tools': staff(200),
  'GET /api/visits': staff(200),
  'GET /api/visits/tables': staff(200),
  'GET /api/visits/live': staff(200),
  'GET /api/exports/analytics-pages.csv': staff(200),
  'GET /api/exports/analytics-people.csv': staff(200),
  'GET /api/exports/analytics-tools.csv': staff(200),
  'POST /api/tool-uses': staff(
    200,
    withBody({ items: [{ tool: 'pdf-tools', uses: 1, files: 1, savedBytes: 0 }] }),
  ),
  'GET /api/exports/report.pdf': staff(200),
  'GET /api/home': staff(200),
  'GET /api/home/chart': staff(200),
  'POST /api/home/sample': staff(200, withBody({})),
  'DELETE /api/home/sample': staff(200),
  'GET /api/search': all(200, { query: '?q=a' }),
  'GET /api/activity': all(200),
}
