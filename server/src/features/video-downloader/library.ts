import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { mediaTypes } from '@aurelio/contracts/media-files'
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

/** The same for a film or a sound. */
export type AddMedia = (
  session: Session,
  given: { name: string; extension: string; size: number; stream: () => Promise<Readable> },
) => Promise<
  | { kind: 'added'; file: { id: string; path: string } }
  | { kind: 'unfit' | 'forbidden' }
  | { kind: 'too-large'; bytes: number }
  | { kind: 'full'; bytes: number }
>

type Parts = {
  videos: VideoService
  files: FileStore
  addPicture: AddPicture
  addMedia: AddMedia
  access: Access
}

/** Hands what a download gave to the page builder's library, by the library's own rules. */
export function videoLibrary({ videos, files, addPicture, addMedia, access }: Parts) {
  async function keepPicture(session: Session, { key, filename }: DownloadedFile) {
    const outcome = await addPicture(session, filename, await files.getStream(key))
    if (outcome.kind === 'added') return { id: outcome.picture.id, path: outcome.picture.path }
    if (outcome.kind === 'too-many')
      throw busy(`Too many pictures. Try again in ${Math.ceil(outcome.seconds / 60)} min.`)
    throw refusalOf(outcome, refused)
  }

  async function keepMedia(session: Session, { key, title, size }: DownloadedFile) {
    const extension = extname(key).slice(1)
    const stream = () => files.getStream(key)
    const outcome = await addMedia(session, { name: `${title}.${extension}`, extension, size, stream })
    if (outcome.kind === 'added') return { id: outcome.file.id, path: outcome.file.path }
    if (outcome.kind === 'too-large')
      throw unfit(
        `The library takes videos and sounds of up to ${outcome.bytes / 1024 ** 2} MB. Choose a lower quality or keep a part.`,
      )
    throw refusalOf(outcome, refusedMedia)
  }

  return {
    async keep(session: Session, taskId: string) {
      permit(access, session, 'videos.download')
      const file = await videos.file(session, taskId)
      if (!file)
        throw new ORPCError('NOT_FOUND', {
          status: 404,
          message: 'This file does not exist or has expired.',
        })
      return pictureExtensions.has(extname(file.key)) ? keepPicture(session, file) : keepMedia(session, file)
    },
  }
}
export type VideoLibrary = ReturnType<typeof videoLibrary>

/** What a download gives that is a picture. */
const pictureExtensions: ReadonlySet<string> = new Set(['.jpg', '.png', '.webp'])
type DownloadedFile = NonNullable<Awaited<ReturnType<VideoService['file']>>>

const refused = {
  'no-picture': 'The library holds pictures, videos and sounds: this file is none.',
  'too-large': `The library takes pictures of up to ${largestPicture / 1024 ** 2} MB.`,
}
const played = Object.entries(mediaTypes).flatMap(([extension, { kind }]) =>
  kind === 'document' ? [] : [extension],
)
const refusedMedia = {
  unfit: `The library takes what browsers play: ${played.join(', ')}.`,
}

/** Why the library did not take it, as an answer. */
function refusalOf<Reason extends string>(
  outcome: { kind: Reason | 'forbidden' } | { kind: 'full'; bytes: number },
  words: Record<Reason, string>,
) {
  if ('bytes' in outcome) return refuse('FILES_FULL', { bytes: outcome.bytes })
  const { kind } = outcome
  if (kind === 'forbidden')
    return new ORPCError('FORBIDDEN', { status: 403, message: 'You may not do this.' })
  return unfit(words[kind])
}

function unfit(message: string) {
  return new ORPCError('VIDEO_REFUSED', { status: 422, message })
}
