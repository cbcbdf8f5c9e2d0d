import { downloadZip } from 'client-zip'
import { safeFolder, outputName, uniqueNames } from '../engine/names.ts'
import type { ImageItem } from '../state/item.ts'

/** A file to hand over. */
export type OutputFile = { name: string; blob: Blob }

/**
 * The results of the list with their names, each name once; with `folders` the paths they were dropped with stay.
 * `first` is the place in the list where `items` begins.
 */
export function outputFiles(
  items: readonly ImageItem[],
  pattern: string,
  { date, folders, first = 0 }: { date: string; folders: boolean; first?: number },
): OutputFile[] {
  const unique = uniqueNames()
  return items.flatMap(({ file, path, result }, place) => {
    if (!result) return []
    const { format, width, height, blob } = result
    const name = outputName(pattern, {
      name: file.name,
      format,
      width,
      height,
      index: first + place + 1,
      date,
    })
    return [{ name: unique(`${folders ? safeFolder(path) : ''}${name}`), blob }]
  })
}

/**
 * The bytes of a ZIP that stores its files as they are, made while they are read: pictures hardly shrink further. A
 * file that cannot be read is skipped (dashboard.md §8). Throws where none can.
 */
export async function zipStream(
  files: readonly OutputFile[],
  modified: Date,
): Promise<ReadableStream<Uint8Array>> {
  const readable: OutputFile[] = []
  for (const file of files) if (await canRead(file.blob)) readable.push(file)
  if (readable.length === 0) throw new Error('no hay ninguna imagen que se pueda leer')
  const entries = readable.map(({ name, blob }) => ({ name, input: blob, lastModified: modified }))
  const { body } = downloadZip(entries)
  if (!body) throw new Error('el navegador no ha podido crear el archivo')
  return body
}

/** The first byte tells: a blob whose file is gone fails there. */
async function canRead(blob: Blob): Promise<boolean> {
  return blob
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false)
}
