import { FileError } from './csv-error.ts'

/** The encodings a person's file may have; windows-1252 is what Excel in Spain writes without asking. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

export type FileText = { readonly encoding: Encoding; readonly bom: boolean }

/** Asking a browser for a piece of a file takes a while, however small it is. */
const sliceSize = 4 * 1024 * 1024

async function readSlice(file: Blob, from: number): Promise<Uint8Array> {
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

/** Reads the marks and, without one, the whole file once: valid UTF-8 is UTF-8, else it is Windows-1252. */
export async function detectEncoding(file: Blob): Promise<FileText> {
  const head = await readSlice(file.slice(0, wideSample), 0)
  const [first = 0, second = 0, third = 0] = head
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bom: true }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bom: true }
  const wide = wideOrder(head)
  if (wide) return { encoding: wide, bom: false }
  const bom = first === 0xef && second === 0xbb && third === 0xbf
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let from = 0; from < file.size; from += sliceSize) {
      decoder.decode(await readSlice(file, from), { stream: true })
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof FileError) throw error
    return { encoding: 'windows-1252', bom: false }
  }
  return { encoding: 'utf-8', bom }
}

/** The file's text in pieces of some megabytes, without its byte order mark. */
export async function* readText(
  file: Blob,
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
