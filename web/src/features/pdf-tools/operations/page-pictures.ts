import type { Tools } from '../state/tools.ts'
import type { PictureJob } from '../worker/view.worker.ts'

type How = { signal: AbortSignal; onProgress: (share: number) => void }

/** Pictures of pages of a file, which is open for as long as that takes. */
export async function pagePictures(
  { pools }: Tools,
  job: Omit<PictureJob, 'id' | 'password'>,
  how: How,
): Promise<Blob[]> {
  const id = crypto.randomUUID()
  try {
    return await pools.view.run('pictures', { ...job, id, password: '' }, { ...how, affinity: id })
  } finally {
    // Where its worker has ended there is nothing to close.
    void pools.view.run('close', id, { affinity: id }).catch(() => undefined)
  }
}
