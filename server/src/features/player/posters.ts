import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError } from '@aurelio/media/engine'
import { posterOf } from '@aurelio/media/films/transcode'
import { idIn } from '@aurelio/contracts/paging'
import type { Session } from '../../platform/access/session.ts'
import { notFound, refusal, refuse } from '../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { imageRefusal } from '../../platform/images/image-refusal.ts'
import { readImage } from '../../platform/images/read-image.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { FilmFiles } from './files.ts'
import { ownPoster, readMade } from './made.ts'
import type { FilmService } from './service.ts'
import type { FilmRuntime } from './preparing/runtime.ts'

const width = 1280
const longestMs = 60_000
const limits = { bytes: 10 * 1024 * 1024, minPixels: 100, maxPixels: 10_000 }

type Parts = { films: FilmService; files: FilmFiles; stored: FileStore; runtime: FilmRuntime }

/** The picture before a film plays, chosen from it or uploaded. */
export function filmPosters({ films, files, stored, runtime }: Parts) {
  /** `POST /api/films/<id>/poster-file`, the picture as it is. */
  const route: PlainRoute = {
    method: 'POST',
    path: '/api/films/:id/poster-file',
    scope: 'pictures:write',
    body: { bytes: limits.bytes, isFile: true },
    answer: signedIn(async (c, session) => {
      const id = idIn(c.req.param('id') ?? '')
      const row = await films.ofPerson(session, id, 'pictures.change')
      const made = readMade(row.made)
      if (!made || row.version === null || row.state === 'preparing')
        return problemResponse(c, refusal('FILM_BUSY'))
      const bytes = Buffer.from(await c.req.arrayBuffer())
      const declaredType = c.req.header('content-type') ?? ''
      const read = await readImage({ bytes, declaredType }, limits, (image) =>
        image
          .resize({ width, withoutEnlargement: true })
          .flatten({ background: '#000' })
          .jpeg({ quality: 82, mozjpeg: true })
          .toBuffer(),
      )
      if (read.kind !== 'made') return problemResponse(c, imageRefusal(read.kind, limits))
      const poster = `${ownPoster}${randomUUID()}.jpg`
      await stored.put(files.keyOf(row.version, poster), new Uint8Array(read.made))
      const changed = { posterSecond: null, made: JSON.stringify({ ...made, poster }) }
      return c.json(await films.changeRow(session, row, changed))
    }),
  }

  return {
    route,
    async choose(session: Session, id: string, second: number) {
      const row = await films.ofPerson(session, id, 'pictures.change')
      const made = readMade(row.made)
      if (!made || row.version === null || row.state === 'preparing') throw refuse('FILM_BUSY')
      const tools = await runtime.tools()
      const [best] = made.renditions
      if (!tools || !best) throw notFound()
      const folder = await runtime.workFolder(`poster-${randomUUID()}`)
      const poster = `poster-${randomUUID()}.jpg`
      try {
        const file = await files.here(files.keyOf(row.version, best.file), folder)
        const run = {
          folder,
          env: runtime.env(folder),
          signal: AbortSignal.timeout(longestMs),
          isBackground: true,
        }
        const order = {
          part: { file, kind: 'mov' as const },
          second: Math.min(second, made.seconds - 0.1),
          file: poster,
          width,
        }
        await posterOf(tools.ffmpeg, order, run)
        await files.take(join(folder, poster), files.keyOf(row.version, poster))
      } catch (error) {
        if (error instanceof EngineError) throw refuse('FILM_BUSY')
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
      return films.changeRow(session, row, {
        posterSecond: second,
        made: JSON.stringify({ ...made, poster }),
      })
    },
  }
}
export type FilmPosters = ReturnType<typeof filmPosters>
