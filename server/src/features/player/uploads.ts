import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { idIn } from '@aurelio/contracts/paging'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { Session } from '../../platform/access/session.ts'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'

const path = '/api/film-uploads'

type Parts = {
  folder: string
  largest: number
  /** Bytes that are awaited of a film. Throws where this person sends nothing to it. */
  awaited: (session: Session, filmId: string) => Promise<number>
  /** All of it is here. */
  arrived: (filmId: string, file: string) => Promise<void>
  /** How much of it is here, 0 to 1. */
  moved: (filmId: string, share: number) => Promise<void>
}

/** Films as they come, by the tus protocol: what was cut off goes on where it ended. Each upload has the id of its film. */
export function filmUploads({ folder, largest, awaited, arrived, moved }: Parts) {
  let opened: ReturnType<typeof open> | undefined
  const opening = () => (opened ??= open(folder, largest))
  const fileOf = (filmId: string) => join(folder, filmId)

  /** Hands it on where all of it is here: a process that was killed may have been about to. */
  async function settle(filmId: string, size: number) {
    const here = await stat(fileOf(filmId)).then(
      (file) => file.size,
      () => null,
    )
    if (here === null) return
    if (here < size) return moved(filmId, here / size)
    await arrived(filmId, fileOf(filmId))
    await rm(`${fileOf(filmId)}.json`, { force: true })
  }

  const route = (method: PlainRoute['method']): PlainRoute => ({
    method,
    path: `${path}/:id`,
    scope: 'pictures:write',
    ...(method === 'PATCH' && { body: { bytes: largest, isFile: true } }),
    answer: signedIn(async (c, session) => {
      const id = idIn(c.req.param('id') ?? '')
      const size = await awaited(session, id)
      const answer = await opening().server.handleWeb(c.req.raw)
      if (answer.ok) await settle(id, size)
      return answer
    }),
  })

  return {
    routes: [route('GET'), route('PATCH')],
    settle,
    async begin(filmId: string, size: number) {
      await mkdir(folder, { recursive: true })
      await opening().datastore.create(new Upload({ id: filmId, size, offset: 0 }))
    },
    async forget(filmId: string) {
      await rm(fileOf(filmId), { force: true })
      await rm(`${fileOf(filmId)}.json`, { force: true })
    },
  }
}
export type FilmUploads = ReturnType<typeof filmUploads>

function open(folder: string, largest: number) {
  const datastore = new FileStore({ directory: folder })
  const server = new Server({ path, datastore, maxSize: largest, allowedOrigins: [] })
  return { datastore, server }
}
