import { createHash } from 'node:crypto'
import type { VideoInfo } from '@aurelio/media/engine'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { vettedAddress } from './address.ts'
import { infoSchema } from './info-row.ts'
import { permit } from './policy.ts'
import { hit, said, unavailable } from './refusals.ts'
import type { VideoConfig, VideoRuntime } from './runtime.ts'
import { type Owner, ownerOf, type VideoStore } from './store.ts'
import { infoView } from './task-view.ts'

const infoRule = { limit: 30, windowSeconds: 10 * 60 }
/** As many as downloads. */
const aheadRule = { limit: 60, windowSeconds: 10 * 60 }
/** What was learned of an address serves so long. */
const infoMs = 6 * 60 * 60 * 1000
const looksAtOnce = 4

type Parts = {
  store: VideoStore
  limits: RateLimits
  runtime: VideoRuntime
  video: VideoConfig['video']
  access: Access
}

/** What stands behind an address, before anything is downloaded; a few addresses at once. */
export function videoLooks({ store, limits, runtime, video, access }: Parts) {
  let looking = 0

  async function look<Answer>(
    session: Session,
    entered: string,
    at: (url: string) => Promise<Answer>,
  ): Promise<Answer> {
    permit(access, session, 'videos.download')
    await hit(limits, 'video-info', session.user.id, infoRule)
    if (looking >= looksAtOnce)
      throw unavailable('The server is busy with other addresses. Try again in a few seconds.')
    looking += 1
    try {
      return await at(await vettedAddress(entered, runtime.policy))
    } catch (error) {
      throw said(error)
    } finally {
      looking -= 1
    }
  }

  return {
    info: (session: Session, entered: string, signal: AbortSignal) =>
      look(session, entered, async (url) => {
        const owner = ownerOf(session)
        const info = await runtime.engine.probe(url, { maxDuration: video.maxSeconds }, signal)
        const id = infoIdOf(owner, url)
        await store.keepInfo({
          id,
          ...owner,
          url,
          createdAt: new Date().toISOString(),
          info: JSON.stringify(info),
        })
        return infoView(info, id)
      }),

    playlist: (session: Session, entered: string, signal: AbortSignal) =>
      look(session, entered, (url) => runtime.engine.list(url, signal)),

    /**
     * What stands behind an address that is ordered without a look at it, so that what cannot be had is refused before it
     * waits in line; null while others look: the worker finds out then. Throws EngineError.
     */
    async ahead(session: Session, url: string, item: number, signal: AbortSignal): Promise<VideoInfo | null> {
      await hit(limits, 'video-look-ahead', session.user.id, aheadRule)
      if (looking >= looksAtOnce) return null
      looking += 1
      try {
        return await runtime.engine.probe(url, { maxDuration: video.maxSeconds, item }, signal)
      } finally {
        looking -= 1
      }
    },

    /** What this person has learned of an address; null where nobody asked, or too long ago. */
    async learned(owner: Owner, url: string): Promise<VideoInfo | null> {
      const row = await store.findInfo(infoIdOf(owner, url), owner)
      if (!row || Date.now() - Date.parse(row.createdAt) > infoMs) return null
      return infoSchema.parse(JSON.parse(row.info))
    },

    async thumbnail(session: Session, infoId: string) {
      const row = await store.findInfo(infoId, ownerOf(session))
      return row ? infoSchema.parse(JSON.parse(row.info)).thumbnail : null
    },
  }
}
export type VideoLooks = ReturnType<typeof videoLooks>

function infoIdOf({ userId, workspaceId }: Owner, url: string) {
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, userId, url]))
    .digest('base64url')
}
