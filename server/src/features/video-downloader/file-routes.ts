import { idIn } from '@aurelio/contracts/paging'
import { extname } from 'node:path'
import { vettedPicture } from '@aurelio/media/network/vetted-picture'
import { type Call, type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { type KeptFiles, serveKept } from '../../platform/http/ranged-file.ts'
import { attachment } from '../../platform/storage/file-name.ts'
import type { VideoRuntime } from './runtime.ts'
import type { VideoLooks } from './looks.ts'
import type { VideoService } from './service.ts'

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
  kept: KeptFiles
  runtime: VideoRuntime
}

/** The files and pictures of downloads, for their owner alone. Plain routes: a file is streamed, with Range. */
export function videoFileRoutes({ videos, looks, kept, runtime }: Parts): PlainRoute[] {
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
          etag: `"${file.id}-${file.size}"`,
        }
        return serveKept(c, kept, file.key, headers, () =>
          missing(c, 'This file does not exist or has expired.'),
        )
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

function missing(c: Call, detail: string) {
  return problemResponse(c, { status: 404, code: 'NOT_FOUND', detail })
}
