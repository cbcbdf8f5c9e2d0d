import type { Lead } from '@aurelio/contracts/leads'
import { idIn } from '@aurelio/contracts/paging'
import { makeZip } from 'client-zip'
import type { Session } from '../../../platform/access/session.ts'
import { type ExportFile, jsonFile } from '../../../platform/export/export-file.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { LeadFiles } from '../files/service.ts'
import type { LeadInbox } from '../inbox/inbox.ts'

type Files = Pick<LeadFiles, 'open'>

/**
 * Everything that is kept of the person of a lead, as they may ask for it: a file that programs read, and with it in a ZIP the
 * files that they sent, where they sent any.
 */
export function personRoute(leads: LeadInbox, files: Files): PlainRoute {
  return {
    method: 'GET',
    path: '/api/exports/leads/:id',
    scope: 'leads:export',
    answer: signedIn(async (c, session) => {
      const person = await leads.person(session, idIn(c.req.param('id') ?? ''))
      if (!person) return problemResponse(c, refusal('NOT_FOUND'))
      const told = { exportedAt: new Date().toISOString(), ...person }
      const sent = person.leads.flatMap(({ fields }) => fields.flatMap(({ fileId }) => fileId ?? []))
      if (sent.length === 0) return c.json(told, 200, named('persona.json'))
      return new Response(makeZip(entries(session, files, told, sent)), {
        headers: { 'content-type': 'application/zip', ...named('persona.zip') },
      })
    }),
  }
}

function named(name: string) {
  return { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
}

type Told = { exportedAt: string; leads: readonly Lead[] }

/** One file after the other, as they are read; named by their id too, for two may have one name. */
async function* entries(
  session: Session,
  files: Files,
  told: Told,
  sent: readonly string[],
): AsyncGenerator<ExportFile> {
  yield jsonFile('persona.json', told)
  for (const id of sent) {
    const file = await files.open(session, id)
    if (file) yield { name: `archivos/${id}-${file.name}`, input: file.stream }
  }
}
