import type { Readable } from 'node:stream'
import { type FileKind, fileKinds } from '@aurelio/page'
import { contentEnding } from '../../../platform/storage/content-ending.ts'
import { safeFileName } from '../../../platform/storage/file-name.ts'

/** A file as it will be kept, or what to tell the person who sent it. */
export type Checked = { name: string } | { error: string }

/**
 * Judges a file by what stands in it, whatever its name says; the name it is kept by ends as its content does. `sent` is
 * the name that came with it.
 */
export async function checkFile(stream: Readable, sent: string, kind: FileKind): Promise<Checked> {
  const ending = await contentEnding(stream)
  const endings: readonly string[] = fileKinds[kind]
  if (!endings.includes(ending))
    return { error: `Este archivo no se admite. Los que valen: ${endings.join(', ')}.` }
  return { name: safeFileName(sent.replace(/\.[^.]*$/, ''), ending, 'archivo') }
}
