import type { ByteSource } from './byte-source.ts'
import { FileError } from './csv-error.ts'

/** The encodings a person's file may have; windows-1252 is what Excel in Spain writes without asking. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

export type FileText = { readonly encoding: Encoding; readonly bom: boolean }

/** Asking a browser for a piece of a file takes a while, however small it is. */
const sliceSize = 4 * 1024 * 1024

async function readSlice(file: ByteSource, from: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, from + sliceSize).arrayBuffer())
  } catch {
    // The browser refuses a file that was changed, moved or removed after it was chosen.
    throw new FileError({ fault: 'unreadable' })
  }
}

/** So much of a file tells whether every second byte is empty. */
const wideSample = 64 * 1024

/** UTF-16 without a mark: in texts of the West nearly every second byte is 0, and in UTF-8 none is. */
function wideOrder(bytes: Uint8Array): Encoding | null {
  const pairs = Math.floor(Math.min(bytes.length, wideSample) / 2)
  let [first, second] = [0, 0]
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) first += 1
    if (bytes[at + 1] === 0) second += 1
  }
  const most = pairs * 0.6
  if (second > most && first < pairs * 0.1) return 'utf-16le'
  return first > most && second < pairs * 0.1 ? 'utf-16be' : null
}

/** Bytes that are no UTF-8. */
export class NotUtf8 extends Error {
  override name = 'NotUtf8'
}

/** The encoding that the marks and the first bytes tell; UTF-8 is to be verified, for without a mark it is but likely. */
export async function likelyEncoding(file: ByteSource): Promise<FileText> {
  const head = await readSlice(file.slice(0, wideSample), 0)
  const [first = 0, second = 0, third = 0] = head
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bom: true }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bom: true }
  const wide = wideOrder(head)
  if (wide) return { encoding: wide, bom: false }
  return { encoding: 'utf-8', bom: first === 0xef && second === 0xbb && third === 0xbf }
}

/** Works with the likely encoding, and once more where that was UTF-8 and turned out not to be: with Windows-1252. */
export async function withEncoding<Value>(
  file: ByteSource,
  work: (known: FileText) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(await likelyEncoding(file))
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error
    return work({ encoding: 'windows-1252', bom: false })
  }
}

/** The encoding of a file, which is read once where it may be UTF-8: what is no UTF-8 is Windows-1252. */
export function detectEncoding(file: ByteSource): Promise<FileText> {
  return withEncoding(file, async (known) => {
    if (known.encoding !== 'utf-8') return known
    const check = utf8Check()
    for await (const { slice } of readSlices(file, 0)) check.push(slice)
    check.end()
    return known
  })
}

/** Bytes that are decoded at once where their text is of no use: one of megabytes would lie in memory for long. */
const checkedBytes = 32 * 1024

/** Throws NotUtf8 where pieces of a file are no UTF-8. */
export function utf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const verify = (bytes: Uint8Array, stream: boolean) => {
    try {
      decoder.decode(bytes, { stream })
    } catch {
      throw new NotUtf8('not-utf-8')
    }
  }
  const push = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += checkedBytes)
      verify(bytes.subarray(at, at + checkedBytes), true)
  }
  return { push, end: () => verify(new Uint8Array(), false) }
}

/** The file's text in pieces of some megabytes, without its byte order mark. */
export async function* readText(
  file: ByteSource,
  encoding: Encoding,
): AsyncGenerator<{ text: string; bytesRead: number }> {
  const decoder = new TextDecoder(encoding)
  for (let from = 0; from < file.size; from += sliceSize) {
    const text = decoder.decode(await readSlice(file, from), { stream: true })
    yield { text, bytesRead: Math.min(from + sliceSize, file.size) }
  }
  const rest = decoder.decode()
  if (rest !== '') yield { text: rest, bytesRead: file.size }
}

/** Bytes of one UTF-16 unit of a file's text that is not UTF-8. */
function unitBytes(encoding: Encoding): number {
  return encoding === 'windows-1252' ? 1 : 2
}

/** A piece of a file's text in UTF-8. */
export type Utf8Piece = {
  readonly bytes: Uint8Array
  readonly bytesRead: number
  /** Where in the file the piece ends, but for these last bytes of it. */
  readonly offsetBefore: (rest: Uint8Array) => number
}

async function* readSlices(
  file: ByteSource,
  from: number,
): AsyncGenerator<{ slice: Uint8Array; end: number }> {
  let next = readSlice(file, from)
  for (let at = from; at < file.size; at += sliceSize) {
    const slice = await next
    // The next one is on its way while this one is worked on; whoever waits for it hears what it fails with.
    next = at + sliceSize < file.size ? readSlice(file, at + sliceSize) : next
    next.catch(() => undefined)
    yield { slice, end: Math.min(at + sliceSize, file.size) }
  }
}

/** The file's text as UTF-8 in pieces of some megabytes, without its byte order mark. */
export async function* readUtf8(file: ByteSource, { encoding, bom }: FileText): AsyncGenerator<Utf8Piece> {
  if (encoding === 'utf-8') {
    for await (const { slice, end } of readSlices(file, bom ? 3 : 0))
      yield { bytes: slice, bytesRead: end, offsetBefore: (rest) => end - rest.length }
    return
  }
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  const encoder = new TextEncoder()
  const width = unitBytes(encoding)
  let offset = bom ? width : 0
  const piece = (text: string, bytesRead: number): Utf8Piece => {
    offset += text.length * width
    const end = offset
    const offsetBefore = (rest: Uint8Array) => end - new TextDecoder().decode(rest).length * width
    return { bytes: encoder.encode(text), bytesRead, offsetBefore }
  }
  for await (const { slice, end } of readSlices(file, offset))
    yield piece(decoder.decode(slice, { stream: true }), end)
  const last = decoder.decode()
  if (last !== '') yield piece(last, file.size)
}
