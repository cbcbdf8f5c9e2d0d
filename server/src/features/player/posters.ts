import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineError } from '@aurelio/media/engine'
import { posterOf } from '@aurelio/media/films/transcode'
import type { Session } from '../../platform/access/session.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { FilmFiles } from './files.ts'
import { readMade } from './made.ts'
import type { FilmService } from './service.ts'
import type { FilmRuntime } from './preparing/runtime.ts'

const width = 1280
const longestMs = 60_000

/** The picture before a film plays, chosen from it. */
export function filmPosters({
  films,
  files,
  runtime,
}: {
  films: FilmService
  files: FilmFiles
  runtime: FilmRuntime
}) {
  return {
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
