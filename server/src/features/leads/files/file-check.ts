import type { Readable } from 'node:stream'
import { type FileKind, fileKinds } from '@aurelio/page'
import { contentEnding } from '../../../platform/storage/content-ending.ts'
import { safeFileName } from '../../../platform/storage/file-name.ts'

/** A file as it will be kept, or the endings of those that are taken. */
export type Checked = { name: string } | { takes: readonly string[] }

/**
 * Judges a file by what stands in it, whatever its name says; the name it is kept by ends as its content does. `sent` is
 * the name that came with it.
 */
export async function checkFile(stream: Readable, sent: string, kind: FileKind): Promise<Checked> {
  const ending = await contentEnding(stream)
  const endings: readonly string[] = fileKinds[kind]
  if (!endings.includes(ending)) return { takes: endings }
  return { name: safeFileName(sent.replace(/\.[^.]*$/, ''), ending, 'archivo') }
}
