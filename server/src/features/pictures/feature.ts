import { addressPolicy } from '@aurelio/media/network/address-policy'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { encodeJob, encodeOlderJob } from './encode-job.ts'
import { pictureFileRoutes } from './file-routes.ts'
import { fetchPictures, pictureFetching } from './from-address/fetch.ts'
import { fetchRoute } from './from-address/route.ts'
import { inlinePictures } from './inline-pictures.ts'
import { addressOfPicture } from './picture-files.ts'
import { pictureKeeper } from './keep-picture.ts'
import { pictureRoutes } from './routes.ts'
import { pictureService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { picturePolicy } from './policy.ts'

const ports = [80, 443, 8080, 8443]

type Parts = Pick<
  Platform,
  'config' | 'quotas' | 'database' | 'files' | 'limits' | 'emit' | 'access' | 'jobs' | 'log'
> & {
  /** Called once there is more of the picture at this address for pages to offer. */
  onEncoded: (workspaceId: string, address: string) => Promise<void>
}

export function picturesFeature(parts: Parts) {
  const { config, database, files, jobs, quotas } = parts
  const policy = addressPolicy(config.pictures.allowedHosts, ports)
  const job = encodeJob(parts)
  const keeper = pictureKeeper({ ...parts, encodeJob: job })
  const pictures = pictureService({ ...parts, keeper })
  /** Bytes that the workspace has already are that picture. Null where they are none. */
  async function addOnce(keeping: Parameters<typeof keeper.addOnce>[0]) {
    const began = new Date().toISOString()
    const row = await keeper.addOnce(keeping)
    return row && { id: row.id, address: addressOfPicture(row), isNew: row.createdAt >= began }
  }
  const fetchOne = pictureFetching(policy)
  /** What stands at an address of the internet, as a picture of the workspace; why not, where it is not had. */
  async function bring(who: Parameters<typeof keeper.addOnce>[0]['who'], address: string) {
    if ((await quotas.fullAt(who.workspaceId)) !== null) return { reason: 'full' as const }
    const had = await fetchOne(address)
    if ('reason' in had) return { reason: had.reason }
    const kept = await addOnce({ who, name: nameIn(address), bytes: had.bytes })
    return kept ? { address: kept.address } : { reason: 'not-a-picture' as const }
  }
  const feature: Feature = {
    calls: { pictures: pictureRoutes(pictures) },
    routes: [...pictureFileRoutes(pictures), fetchRoute(fetchPictures({ ...parts, policy }))],
    jobs: [encodeOlderJob({ database, jobs, job })],
    files: [
      { folder: 'pictures', named: (keys) => pictures.named(keys) },
      // What came in and was not taken over when the process ended.
      { folder: 'uploads', named: () => Promise.resolve(new Set()) },
    ],
    // One after the other: each takes a core, and memory for all its pixels.
    ownWorker: { kinds: [job], concurrency: 1 },
    async *exportsOfWorkspace({ workspace }) {
      for (const key of await pictures.originalsOf(workspace.id))
        yield { name: `imagenes/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
    },
    leftByWorkspace: (id) => pictures.filesOf(id),
  }
  return { feature, service: { ...pictures, withoutInline: inlinePictures(keeper), addOnce, bring } }
}

/** What a picture is called at its address. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, 120) || 'imagen'
  } catch {
    return last.slice(0, 120)
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    pictures: ReturnType<typeof picturesFeature>
  }
}

export const picturesRoom = defineRoom({
  name: 'pictures',
  policy: picturePolicy,
  needs: ['delivery'],
  make: ({ platform, from }) => picturesFeature({ ...platform, onEncoded: from('delivery').service.outdate }),
})
