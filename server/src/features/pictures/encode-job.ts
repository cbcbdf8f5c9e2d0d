import { encodePicture } from '@aurelio/media/pictures/encode-picture'
import { cleanedPicture } from '@aurelio/media/pictures/cleaned-picture'
import { planOf, type VariantPlan } from '@aurelio/media/pictures/variants'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { PictureRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { defineJob, type JobKind, type JobTools, type Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { addressOfPicture, allKeys, keyOf, type Variants, variantKey } from './picture-files.ts'
import { encodingStore } from './store.ts'

export const encodeKind = 'picture-encoding'

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  log: Log
  /** Called once the variants of the picture at this address are there. */
  onEncoded: (workspaceId: string, address: string) => Promise<void>
}

/**
 * Makes the smaller and lighter files of one picture. What cannot be decoded stays as it is, and is not tried again;
 * running twice writes the same files.
 */
export function encodeJob({ database, files, emit, log, onEncoded }: Parts) {
  const store = encodingStore(database)

  async function encode(
    row: PictureRow,
    tools: JobTools,
  ): Promise<Partial<PictureRow> & { variants: string }> {
    const nothing: Variants = { widths: [], plain: null }
    const stored = await files.getBytes(keyOf(row))
    const { bytes, width, height } = cleanedPicture(stored, row.type)
    const plan = planOf({ type: row.type, width, height })
    const made = plan.widths.length > 0 ? await makeAll(row, plan, bytes, tools) : nothing
    return { width, height, variants: JSON.stringify(made) }
  }

  async function makeAll(
    row: PictureRow,
    plan: VariantPlan,
    bytes: Uint8Array,
    { signal, progress }: JobTools,
  ) {
    let plain: number | null = null
    let count = 0
    for await (const variant of encodePicture({ ...plan, bytes, type: row.type, signal })) {
      const key = variantKey(row, variant.width, variant.extension)
      await files.put(key, variant.bytes, {
        contentType: `image/${variant.extension.replace('jpg', 'jpeg')}`,
      })
      if (variant.extension === 'jpg') plain = variant.width
      count += 1
      progress((100 * count) / (2 * plan.widths.length + Number(plan.needsPlain)))
    }
    return { widths: plan.widths, plain }
  }

  return defineJob({
    kind: encodeKind,
    input: z.object({ id: z.string() }),
    maxAttempts: 3,
    async run({ id }, tools) {
      const row = await store.find(id)
      if (!row || row.variants !== null) return
      const made = await encode(row, tools).catch((error: unknown) => {
        if (tools.signal.aborted || !isBroken(error)) throw error
        log.warn({ error, picture: id }, 'A picture could not be decoded')
        return { variants: JSON.stringify({ widths: [], plain: null }) }
      })
      const { workspaceId, name } = row
      const isKept = await database.inTransaction(async () => {
        if (!(await store.keep(id, made))) return false
        const about = { workspaceId, actorId: null, origin: null, at: new Date().toISOString() }
        await emit({ ...about, kind: 'picture.encoded', subject: { id, name } })
        return true
      })
      if (isKept) await onEncoded(workspaceId, addressOfPicture(row))
      // Removed meanwhile: what has just been made goes too.
      else for (const key of allKeys({ ...row, ...made })) await files.delete(key)
    },
  })
}

/** Codecs and traps throw plain errors; what the store throws carries a code. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && !('code' in error)
}

const daySeconds = 24 * 60 * 60
const atOnce = 500

/** Every day, queues what nothing was made of yet: pictures of older versions of the product, and lost jobs. */
export function encodeOlderJob({
  database,
  jobs,
  job,
}: {
  database: Database
  jobs: Jobs
  job: JobKind<{ id: string }>
}) {
  return defineJob({
    kind: 'picture-encoding-older',
    input: z.null(),
    everySeconds: daySeconds,
    async run() {
      for (const id of await encodingStore(database).waiting(atOnce))
        await jobs.enqueue(job, { id }, { uniqueKey: `picture:${id}` })
    },
  })
}
