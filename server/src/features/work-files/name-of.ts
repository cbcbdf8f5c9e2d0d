import type { Readable } from 'node:stream'
import { fileKinds } from '@aurelio/page'
import { contentEnding } from '../../platform/storage/content-ending.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { safeFileName } from '../../platform/storage/file-name.ts'

/** What an agency hands about beside what forms take: sources of drawings, fonts, archives. */
const sources = ['psd', 'ai', 'eps', 'tif', 'avi', 'mkv', 'ogg', 'flac']
const bundles = ['ttf', 'otf', 'woff', 'woff2', 'epub', '7z', 'rar', 'gz', 'tar']
const taken: readonly string[] = [...fileKinds.any, ...sources, ...bundles]
/** Text shows no kind: of these it may bear its own name, else it is plain text. */
const texts: readonly string[] = ['txt', 'csv', 'md', 'json', 'svg', 'ics', 'vcf', 'xml', 'srt']
const sampleBytes = 8 * 1024

/** The name that a kept file bears: it ends as its content does, whatever `sent` says; null for what is not taken. */
export async function nameOf(files: FileStore, key: string, sent: string): Promise<string | null> {
  const bare = sent.replace(/\.[^.]*$/, '')
  const ending = await contentEnding(await files.getStream(key))
  if (taken.includes(ending)) return safeFileName(bare, ending, 'archivo')
  const own = /\.([^.]+)$/.exec(sent.toLowerCase())?.[1] ?? ''
  // A drawing in SVG is known by its beginning.
  const isPlain = ending === 'xml' || (ending === '' && (await isText(await files.getStream(key))))
  return isPlain ? safeFileName(bare, texts.includes(own) ? own : 'txt', 'archivo') : null
}

/** Whether a file begins like text: programs and pictures have noughts in them. */
async function isText(stream: Readable): Promise<boolean> {
  let read = 0
  for await (const piece of stream) {
    const bytes = new Uint8Array(Buffer.from(piece))
    if (bytes.subarray(0, sampleBytes - read).includes(0)) return false
    read += bytes.length
    if (read >= sampleBytes) break
  }
  return read > 0
}
