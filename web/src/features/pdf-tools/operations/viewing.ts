import type { Tools } from '../state/tools.ts'
import type { ViewedFile } from '../worker/open-document.ts'

/** Opens a file for as long as a look at it takes; calls of one look go to the same worker. */
export async function viewing<Told>(
  { pools }: Pick<Tools, 'pools'>,
  file: Blob,
  look: (viewed: ViewedFile, how: { affinity: string }) => Promise<Told>,
): Promise<Told> {
  const id = crypto.randomUUID()
  try {
    return await look({ id, file, password: '' }, { affinity: id })
  } finally {
    // Where its worker has ended there is nothing to close.
    void pools.view.run('close', id, { affinity: id }).catch(() => undefined)
  }
}
