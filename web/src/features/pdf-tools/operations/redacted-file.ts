import type { Mark } from '../engine/area.ts'
import type { Document } from '../state/model.ts'
import type { Tools } from '../state/tools.ts'

/** Sharp enough to be read and printed. */
const dpi = 200

/**
 * A file without what is under the marks: its pages are drawn, all else that told of it goes, and the file made is read again.
 *
 * @throws PdfError 'left-behind' where anything is left
 */
export async function redactedFile(
  { pools: { view, write }, how: { signal, onProgress }, fileOf }: Tools,
  document: Document,
  marks: readonly Mark[],
): Promise<Blob> {
  const file = await fileOf(document, () => undefined)
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()]
  try {
    const pages = await view.run(
      'blackOut',
      { id: before, file, password: '', marks, dpi },
      { signal, affinity: before, onProgress: (share) => onProgress(share * 0.7) },
    )
    const made = await write.run('redact', { file, pages }, { signal })
    onProgress(0.9)
    await view.run('proveBlack', { id: after, file: made, password: '', marks }, { signal, affinity: after })
    return made
  } finally {
    for (const id of [before, after]) void view.run('close', id, { affinity: id }).catch(() => undefined)
  }
}
