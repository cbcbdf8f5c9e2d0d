import { idIn } from '@aurelio/contracts/paging'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { vettedPicture } from '@aurelio/media/network/vetted-picture'
import { type Call, type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { byteRange } from './byte-range.ts'
import { attachment } from '../../platform/storage/file-name.ts'
import type { VideoConfig, VideoRuntime } from './runtime.ts'
import type { VideoLooks } from './looks.ts'
import type { VideoService } from './service.ts'

const linkLifetime = '15m'
const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mkv': 'video/x-matroska',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

type Parts = {
  videos: VideoService
  looks: VideoLooks
  files: FileStore
  storage: VideoConfig['storage']
  runtime: VideoRuntime
}

/** The files and pictures of downloads, for their owner alone. Plain routes: a file is streamed, with Range. */
export function videoFileRoutes({ videos, looks, files, storage, runtime }: Parts): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/youtube/files/:taskId',
      answer: signedIn(async (c, session) => {
        const file = await videos.file(session, idIn(c.req.param('taskId') ?? ''))
        if (!file) return missing(c, 'This file does not exist or has expired.')
        const headers = {
          'content-disposition': attachment(file.filename),
          'content-type': types[extname(file.key)] ?? 'application/octet-stream',
          'cache-control': 'private, no-store',
          'accept-ranges': 'bytes',
          etag: `"${file.id}-${file.size}"`,
        }
        if (storage.driver === 'disk') return serve(c, join(storage.folder, file.key), headers)
        // The store serves it itself, ranges too.
        const url = await files.getSignedUrl(file.key, {
          expiresIn: linkLifetime,
          contentDisposition: headers['content-disposition'],
          contentType: headers['content-type'],
        })
        return c.redirect(url, 302)
      }),
    },
    {
      method: 'GET',
      path: '/api/youtube/thumbnails/:infoId',
      answer: signedIn(async (c, session) => {
        const address = await looks.thumbnail(session, idIn(c.req.param('infoId') ?? ''))
        const picture = address && (await vettedPicture(runtime.policy, address))
        if (!picture) return missing(c, 'There is no picture.')
        return new Response(new Uint8Array(picture.bytes), {
          headers: { 'content-type': picture.type, 'cache-control': 'private, max-age=3600' },
        })
      }),
    },
  ]
}

async function serve(c: Call, path: string, headers: Record<string, string>): Promise<Response> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return missing(c, 'This file does not exist or has expired.')
  const { size } = found
  const ifRange = c.req.header('if-range')
  // A part of another file would be of no use.
  const wanted = ifRange !== undefined && ifRange !== headers['etag'] ? undefined : c.req.header('range')
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

function missing(c: Call, detail: string) {
  return problemResponse(c, { status: 404, code: 'NOT_FOUND', detail })
}
