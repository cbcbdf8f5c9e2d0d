import { z } from 'zod'
import { leaders, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Person } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const mailStep = { do: 'mail', to: ['clara@ejemplo.es'], subject: 'El contrato', text: 'Aquí está.' }
export const pdfSteps = [
  { do: 'merge', name: 'contrato', bookmarks: true },
  { do: 'compress', by: 'balanced' },
  { do: 'protect', canPrint: true, canCopy: false, canChange: false },
  mailStep,
]
export const smallPdf = { name: 'contrato.pdf', data: Buffer.from('%PDF-1.7\n').toString('base64') }

let made = 0
const another = () => {
  made += 1
  return { name: `Receta ${made}`, steps: pdfSteps }
}
const recipe = async ({ owner }: { owner: Person }) =>
  z.object({ id: z.string() }).parse(bodyOf(await owner.call('POST', '/api/recipes', another())))

export const authorizationRows: Record<string, Row> = {
  'GET /api/recipes': staff(200),
  'GET /api/recipes/{id}': staff(200, { thing: recipe }),
  'POST /api/recipes': leaders(201, { body: another }),
  'PATCH /api/recipes/{id}': leaders(200, { thing: recipe, ...withBody({ steps: pdfSteps }) }),
  'DELETE /api/recipes/{id}': leaders(200, { thing: recipe }),
  // A recipe that protects, without a password.
  'POST /api/recipes/{id}/run': staff(422, { thing: recipe, ...withBody('no picture') }),
  'POST /api/recipes/{id}/mails': staff(200, {
    thing: recipe,
    ...withBody({ to: [], files: [smallPdf] }),
  }),
}
