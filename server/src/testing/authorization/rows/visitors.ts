import { publishProof } from '../../proofs.ts'
import { open, withBody, type Row } from '../row.ts'
import type { Thing } from '../making.ts'
import { things } from '../things.ts'

const leadFields = new URLSearchParams({ name: 'Luis', email: 'luis@ejemplo.es' })

const filmMail = new URLSearchParams({ formId: 'correo-del-video', email: 'luis@ejemplo.es', _agreed: '1' })

const noItem: Thing = async (asked) => ({ ...(await things.publishedPage(asked)), item: 'nadie' })
const noTranslatedItem: Thing = async (asked) => ({ ...(await noItem(asked)), last: 'nadie' })

/** What visitors and programs ask without a session. */
export const visitorRows: Record<string, Row> = {
  // The test runs without a built web app.
  'GET /*': open(503),
  'GET /robots.txt': open(200),
  'GET /sitemap.xml': open(200),
  'GET /p/{slug}': open(200, { thing: things.publishedPage }),
  // A page that is no template has no pages below it.
  'GET /p/{slug}/{item}': open(404, { thing: noItem }),
  'GET /p/{slug}/{item}/{last}': open(404, { thing: noTranslatedItem }),
  'GET /p/{slug}/forms/{formId}': open(200, { thing: things.form }),
  'POST /p/{slug}/leads': open(303, { thing: things.publishedPage, ...withBody(leadFields) }),
  // Without what a form gave, neither is there.
  'GET /p/{slug}/leads': open(404, { thing: things.publishedPage }),
  'POST /p/{slug}/{item}/leads': open(404, { thing: noItem, ...withBody(leadFields) }),
  'GET /p/{slug}/{item}/leads': open(404, { thing: noItem }),
  'POST /p/{slug}/{item}/{last}/leads': open(404, { thing: noTranslatedItem, ...withBody(leadFields) }),
  'GET /p/{slug}/{item}/{last}/leads': open(404, { thing: noTranslatedItem }),
  'GET /p/_files/{token}': open(404, { thing: things.noLink }),
  'GET /p/_fonts/{file}': open(200, { thing: things.fontFile }),
  'GET /p/_pictures/{file}': open(200, { thing: things.pictureFile }),
  'GET /p/_media/{file}': open(200, { thing: things.mediaFile }),
  'GET /proof/{token}': open(200, { thing: publishProof }),
  'GET /proof/{token}/data.json': open(200, { thing: publishProof }),
  'GET /.well-known/aurelio-keys': open(200),
  'GET /p/_v/{address}': open(200, { thing: things.film }),
  'GET /p/_v/{address}/{file}': open(200, { thing: things.film }),
  'POST /p/_v/{address}/leads': open(303, { thing: things.film, ...withBody(filmMail) }),
  'POST /p/_visit': open(204, withBody({})),
  'POST /p/_v/{address}/seen': open(204, { thing: things.film, ...withBody('nada') }),
  'GET /p/_films/{version}/{file}': open(200, { thing: things.film }),
  'GET /api/health/live': open(200),
  'GET /api/health/ready': open(200),
  'GET /api/openapi.json': open(200),
  'GET /api/docs': open(200),
  // Without its setting it is not there, for anybody.
  'GET /metrics': open(404),
  'GET /api/auth-options': open(200),
  'GET /api/session': open(200),
}
