import { largestPicture } from '@aurelio/contracts/pictures'
import { ORPCError } from '@orpc/server'
import type { Session } from '../../platform/access/session.ts'
import type { Access } from '../../platform/access/access.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { permit } from './policy.ts'
import { busy } from './refusals.ts'
import type { VideoService } from './service.ts'

/** The way into the library, and what came of it. */
export type AddPicture = (
  session: Session,
  name: string,
  body: AsyncIterable<Uint8Array>,
) => Promise<
  | { kind: 'added'; picture: { id: string; path: string } }
  | { kind: 'no-picture' | 'too-large' | 'forbidden' }
  | { kind: 'full'; bytes: number }
  | { kind: 'too-many'; seconds: number }
>

type Parts = {
  videos: VideoService
  files: FileStore
  addPicture: AddPicture
  access: Access
}

/** Hands the picture of a download to the page builder's library, by the library's own rules. */
export function videoLibrary({ videos, files, addPicture, access }: Parts) {
  return {
    async keep(session: Session, taskId: string) {
      permit(access, session, 'videos.download')
      const file = await videos.file(session, taskId)
      if (!file)
        throw new ORPCError('NOT_FOUND', {
          status: 404,
          message: 'This file does not exist or has expired.',
        })
      const outcome = await addPicture(session, file.filename, await files.getStream(file.key))
      if (outcome.kind === 'added') return { id: outcome.picture.id, path: outcome.picture.path }
      if (outcome.kind === 'full') throw refuse('FILES_FULL', { bytes: outcome.bytes })
      if (outcome.kind === 'too-many')
        throw busy(`Too many pictures. Try again in ${Math.ceil(outcome.seconds / 60)} min.`)
      if (outcome.kind === 'forbidden')
        throw new ORPCError('FORBIDDEN', { status: 403, message: 'You may not do this.' })
      throw refused[outcome.kind]()
    },
  }
}
export type VideoLibrary = ReturnType<typeof videoLibrary>

const refused = {
  'no-picture': () => unfit('The library holds pictures: this file is none.'),
  'too-large': () => unfit(`The library takes pictures of up to ${largestPicture / 1024 ** 2} MB.`),
}

function unfit(message: string) {
  return new ORPCError('VIDEO_REFUSED', { status: 422, message })
}
