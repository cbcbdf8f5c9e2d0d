import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { FileStore } from '../storage/file-store.ts'
import { byteRange } from './byte-range.ts'
import type { Call } from './plain-routes.ts'

const linkLifetime = '15m'

export type KeptFiles = { files: FileStore; storage: Config['storage'] }
type Headers = Record<string, string> & { etag: string; 'content-type': string }

/** A file of the store as players ask for it, with Range; `missing` answers where it has gone. A bucket serves its own. */
export async function serveKept(
  c: Call,
  { files, storage }: KeptFiles,
  key: string,
  headers: Headers,
  missing: () => Response,
): Promise<Response> {
  if (storage.driver === 'disk')
    return serveFile(c, join(storage.folder, key), { ...headers, 'accept-ranges': 'bytes' }, missing)
  const disposition = headers['content-disposition']
  const url = await files.getSignedUrl(key, {
    expiresIn: linkLifetime,
    contentType: headers['content-type'],
    ...(disposition !== undefined && { contentDisposition: disposition }),
  })
  return c.redirect(url, 302)
}

async function serveFile(
  c: Call,
  path: string,
  headers: Headers,
  missing: () => Response,
): Promise<Response> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return missing()
  const { size } = found
  const ifRange = c.req.header('if-range')
  // A part of another file would be of no use.
  const wanted = ifRange !== undefined && ifRange !== headers.etag ? undefined : c.req.header('range')
  const range = byteRange(wanted, size)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const stream =
    c.req.method === 'HEAD' || size === 0
      ? null
      : createReadStream(path, { start, end, highWaterMark: 262_144 })
  return new Response(stream && Readable.toWeb(stream), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  })
}
