import { contract } from '@aurelio/contracts'
import { mediaTypes } from '@aurelio/contracts/media-files'
import { mediaAddress } from '@aurelio/page'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import { refusal } from '../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn, tooMany } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { serveRanged } from '../../platform/http/ranged-file.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { MediaFileService, UploadOutcome } from './service.ts'

export function mediaFileRoutes(media: MediaFileService) {
  const calls = implement(contract.mediaFiles).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => media.list(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => media.remove(context.current, input.id)),
  }
}

/** The public addresses of films, sounds and PDF, and their upload: plain routes, because bytes go through them. */
export function mediaBytesRoutes(
  media: MediaFileService,
  { files, largest }: { files: FileStore; largest: number },
): PlainRoute[] {
  return [
    { method: 'GET', path: mediaAddress(':file'), answer: (c) => play(c, media, files) },
    {
      // `POST /api/media-files?name=corte.mp4`
      method: 'POST',
      path: '/api/media-files',
      scope: 'pictures:write',
      body: { bytes: largest, isFile: true },
      answer: signedIn(async (c, session) => {
        const { body } = c.req.raw
        if (!body) return refused(c, { kind: 'unfit' })
        const outcome = await media.upload(session, c.req.query('name') ?? '', body)
        return outcome.kind === 'added' ? c.json(outcome.file, 201) : refused(c, outcome)
      }),
    },
  ]
}

/**
 * No cookie is read, and what stands at an address never changes. The bytes come from here even where a bucket keeps
 * them: a visitor's browser need not reach it, and an address of it would end while somebody is still watching.
 */
async function play(c: Call, media: MediaFileService, files: FileStore): Promise<Response> {
  const missing = () => problemResponse(c, refusal('NOT_FOUND'))
  const file = c.req.param('file') ?? ''
  const place = media.placeOf(file)
  if (!place) return missing()
  const headers = {
    'content-type': place.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${file}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': place.type === mediaTypes.pdf.type ? "frame-ancestors 'self'" : playedAlone,
    // Pages are sandboxed and have an origin of their own.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return serveRanged(c, files.reader, place.key, headers, missing)
}

type Refusal = Exclude<UploadOutcome, { kind: 'added' }>

function refused(c: Call, outcome: Refusal): Response {
  // The rest of the body is still on its way and nobody reads it.
  const connection = { connection: 'close' }
  if (outcome.kind === 'too-many') return tooMany(c, outcome.seconds)
  if (outcome.kind === 'full')
    return problemResponse(c, refusal('FILES_FULL', { bytes: outcome.bytes }), connection)
  if (outcome.kind === 'too-large')
    return problemResponse(c, refusal('PAYLOAD_TOO_LARGE', { bytes: outcome.bytes }), connection)
  if (outcome.kind === 'forbidden') return problemResponse(c, refusal('FORBIDDEN'), connection)
  return problemResponse(c, refusal('UNSUPPORTED_MEDIA_TYPE', { accepted }), connection)
}
const accepted = 'MP4, WebM, MP3, M4A, OGG, Opus, WAV, PDF'
/** A PDF is shown by the browser's own reader, which does not open in a sandbox and gives it no origin. */
const playedAlone = "default-src 'none'; media-src 'self'; sandbox"
