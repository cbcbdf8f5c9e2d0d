import { makeZip } from 'client-zip'
import { uniqueNames } from '../../../platform/files/unique-names.ts'
import { safeFolder, outputName } from '@aurelio/contracts/image-names'
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
      path,
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
 * file that cannot be read is skipped (dashboard.md §8). Fails where none can.
 */
export function zipStream(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, modified: Date) {
  return makeZip(readable(files, modified))
}

async function* readable(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, lastModified: Date) {
  let found = false
  for await (const { name, blob } of files) {
    if (!(await canRead(blob))) continue
    found = true
    yield { name, input: blob, lastModified }
  }
  if (!found) throw new Error('no hay ninguna imagen que se pueda leer')
}

/** The first byte tells: a blob whose file is gone fails there. */
async function canRead(blob: Blob): Promise<boolean> {
  return blob
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false)
}
