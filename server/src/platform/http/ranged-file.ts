import type { Config } from '../config.ts'
import type { FileReader } from '../storage/file-reader.ts'
import type { FileStore } from '../storage/file-store.ts'
import { byteRange } from './byte-range.ts'
import type { Call } from './plain-routes.ts'

const linkLifetime = '15m'

export type KeptFiles = { files: FileStore; storage: Config['storage'] }
type Headers = Record<string, string> & { etag: string; 'content-type': string }

/** A file of the store for its owner, with Range; `missing` answers where it has gone. A bucket hands out its own. */
export async function serveKept(
  c: Call,
  { files, storage }: KeptFiles,
  key: string,
  headers: Headers,
  missing: () => Response,
): Promise<Response> {
  if (storage.driver === 'disk') return serveRanged(c, files.reader, key, headers, missing)
  const disposition = headers['content-disposition']
  const url = await files.getSignedUrl(key, {
    expiresIn: linkLifetime,
    contentType: headers['content-type'],
    ...(disposition !== undefined && { contentDisposition: disposition }),
  })
  return c.redirect(url, 302)
}

/** A file of the store as players ask for it, wherever it is kept: with Range, HEAD and what a cache asks. */
export async function serveRanged(
  c: Call,
  reader: FileReader,
  key: string,
  kept: Headers,
  missing: () => Response,
): Promise<Response> {
  const size = await reader.sizeOf(key)
  if (size === null) return missing()
  const headers = { ...kept, 'accept-ranges': 'bytes' }
  if (names(c.req.header('if-none-match'), kept.etag)) return new Response(null, { status: 304, headers })
  const ifRange = c.req.header('if-range')
  // A part of another file would be of no use.
  const wanted = ifRange !== undefined && ifRange !== kept.etag ? undefined : c.req.header('range')
  const range = byteRange(wanted, size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const stream = c.req.method === 'HEAD' || size === 0 ? null : reader.part(key, { start, end })
  return new Response(stream, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  })
}

/** True where a cache says that it has this one. */
function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false
}
