import { idSchema } from '@aurelio/contracts/paging'
import { largestPicture } from '@aurelio/contracts/pictures'
import { largestPdfs, mostPdfs } from '@aurelio/contracts/recipes'
import { z } from 'zod'
import { invalidField, notFound, refusal, refuse } from '../../../platform/http/failures.ts'
import { shownName } from '../../../platform/http/incoming.ts'
import { type Call, type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { attachment } from '../../../platform/storage/file-name.ts'
import type { RanPdf, SentPdfs } from './pdf/run-pdf.ts'
import type { MadePicture, RecipeRun } from './run-recipe.ts'

const mostIndex = 1_000_000
const indexSchema = z.coerce.number().int().min(1).max(mostIndex)
const longestPassword = 200
const formSchema = z.object({
  file: z.array(z.instanceof(File)).max(mostPdfs),
  password: z.string().max(longestPassword),
  opening: z.string().max(longestPassword),
})

/**
 * `POST /api/recipes/:id/run?name=foto.heic&n=3` with the bytes of a picture answers what the recipe makes of it: 200, or 201 and
 * where it stands if the recipe keeps it in the workspace's pictures. A recipe of PDF takes a form, or the bytes of one PDF.
 */
export function runRoute(runs: RecipeRun): PlainRoute {
  return {
    method: 'POST',
    path: '/api/recipes/:id/run',
    scope: 'recipes:run',
    body: { bytes: largestPdfs, isFile: true },
    answer: signedIn(async (c, session) => {
      // All of it, before anything is refused: who is still sending hears no answer.
      const sent = await sentIn(c)
      const id = idSchema.safeParse(c.req.param('id'))
      if (!id.success) throw notFound()
      const wish = await runs.wish(session, id.data)
      const lacks = wish.scopes.find((scope) => c.get('bearer')?.scopes.includes(scope) === false)
      if (lacks) return problemResponse(c, refusal('SCOPE_MISSING', { scope: lacks }))
      if (wish.tool === 'pdf') return pdfAnswer(await runs.pdf(session, wish, await pdfsOf(c, sent)))
      const index = indexSchema.safeParse(c.req.query('n') ?? 1)
      if (!index.success) throw invalidField('n', 'INVALID')
      if (sent instanceof FormData) throw refuse('UNSUPPORTED_MEDIA_TYPE', { accepted: 'image/*' })
      if (sent.length > largestPicture) throw refuse('PAYLOAD_TOO_LARGE', { bytes: largestPicture })
      const name = c.req.query('name') ?? ''
      return pictureAnswer(await runs.picture(session, wish, { name, index: index.data, bytes: sent }))
    }),
  }
}

/** The bytes of a file, or a form with several. */
async function sentIn(c: Call): Promise<Uint8Array<ArrayBuffer> | FormData> {
  if (!(c.req.header('content-type') ?? '').startsWith('multipart/form-data'))
    return new Uint8Array(await c.req.arrayBuffer())
  // What is no form has none of its fields.
  return c.req.raw.formData().catch(() => new FormData())
}

async function pdfsOf(c: Call, sent: Uint8Array<ArrayBuffer> | FormData): Promise<SentPdfs> {
  if (!(sent instanceof FormData)) {
    const name = shownName(c.req.query('name') ?? '', 'documento.pdf')
    return { files: [{ name, bytes: sent }], password: '', opening: '' }
  }
  const { success, data, error } = formSchema.safeParse({
    file: sent.getAll('file'),
    password: sent.get('password') ?? '',
    opening: sent.get('opening') ?? '',
  })
  if (!success) throw invalidField(String(error.issues[0]?.path[0] ?? 'file'), 'INVALID')
  const files = data.file.map(async (file) => ({
    name: shownName(file.name, 'documento.pdf'),
    bytes: new Uint8Array(await file.arrayBuffer()),
  }))
  return { files: await Promise.all(files), password: data.password, opening: data.opening }
}

function pictureAnswer({ made, name, picture }: MadePicture): Response {
  return fileAnswer(made.bytes, {
    type: `image/${made.format}`,
    name,
    status: picture ? 201 : 200,
    headers: picture ? { location: picture.path } : {},
  })
}

function pdfAnswer({ made, mailed }: RanPdf): Response {
  return fileAnswer(made.bytes, {
    type: 'application/pdf',
    name: made.name,
    status: 200,
    headers: mailed
      ? { 'aurelio-mail-sent': String(mailed.sent), 'aurelio-mail-refused': String(mailed.refused) }
      : {},
  })
}

type Told = { type: string; name: string; status: number; headers: Record<string, string> }

function fileAnswer(bytes: Uint8Array, { type, name, status, headers }: Told): Response {
  const common = {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(Uint8Array.from(bytes), { status, headers: { ...common, ...headers } })
}
