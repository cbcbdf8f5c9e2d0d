import { streamCalls } from '../../../platform/workers/stream.ts'
import { encodeSettings } from '../engine/settings.ts'
import type { OutputFile } from './archive.ts'
import type { SrcsetImage } from './srcset.ts'
import { priority } from '../worker/image-pool.ts'
import { type ImageItem, megapixels } from '../state/item.ts'
import type { Optimizer } from '../state/optimizer.ts'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * The pictures of a set with the settings of the screen, one after the other as they are read; the first failure ends
 * it.
 */
export async function* makeSrcset(
  { get, pool }: Pick<Optimizer, 'get' | 'pool'>,
  item: ImageItem,
  plan: readonly SrcsetImage[],
  { onProgress, signal }: Options,
): AsyncGenerator<OutputFile, void, undefined> {
  const settings = encodeSettings(get().settings)
  const jobs = plan.map(({ format, width }) => ({
    file: item.file,
    name: item.file.name,
    edit: item.edit,
    picture: item.picture,
    settings: { ...settings, format, maxWidth: width, maintainAspectRatio: true },
    // The person chose this picture; its first frame is what a set can hold.
    flatten: true,
  }))
  const how = { weight: megapixels(item), priority: priority.optimize, signal }
  let done = 0
  for await (const { blob } of streamCalls(pool, 'optimize', jobs, how)) {
    const name = plan[done]?.name ?? ''
    done += 1
    onProgress(done / plan.length)
    yield { name, blob }
  }
}
