import type { OutputFile } from '../output/archive.ts'
import type { SrcsetImage } from '../output/srcset.ts'
import { type ImageItem, megapixels } from './item.ts'
import type { Optimizer } from './optimizer.ts'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/** Encodes every picture of a set with the settings of the screen; rejects with the first failure. */
export async function makeSrcset(
  { get, run }: Pick<Optimizer, 'get' | 'run'>,
  item: ImageItem,
  plan: readonly SrcsetImage[],
  { onProgress, signal }: Options,
): Promise<OutputFile[]> {
  const { namePattern: _, ...settings } = get().settings
  let done = 0
  return Promise.all(
    plan.map(async ({ format, width, name }) => {
      const outcome = await run({
        job: {
          kind: 'optimize',
          file: item.file,
          name: item.file.name,
          settings: { ...settings, format, maxWidth: width, maintainAspectRatio: true },
          // The person chose this picture; its first frame is what a set can hold.
          flatten: true,
        },
        megapixels: megapixels(item),
        priority: 2,
        signal,
      })
      done += 1
      onProgress(done / plan.length)
      if (outcome.kind !== 'optimize') throw new Error('The worker answered another question')
      return { name, blob: outcome.optimized.blob }
    }),
  )
}
