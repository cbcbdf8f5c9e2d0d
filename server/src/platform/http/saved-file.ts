import { Readable } from 'node:stream'
import { attachment } from '../storage/file-name.ts'

type Kept = { name: string; size: number; stream: Readable }

/** A file that somebody else sent: to be saved, and dead should a browser show it all the same. */
export function savedFile({ name, size, stream }: Kept): Response {
  return new Response(Readable.toWeb(stream), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'content-disposition': attachment(name),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
