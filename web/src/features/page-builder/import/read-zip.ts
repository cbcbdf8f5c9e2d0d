import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { ImportProblem } from './import-problem.ts'

/** Bytes of a ZIP and of everything in it, and how many files it may hold. */
const limits = { packed: 60 * 1024 * 1024, unpacked: 120 * 1024 * 1024, files: 2000 }
/** Deflate makes a thousand bytes of one at most: so small a step cannot fill the memory before it is counted. */
const stepBytes = 16 * 1024

/** What lies in a ZIP, by its name. */
export type ZipFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/**
 * Unpacks a ZIP from anywhere. What it says of the sizes of its files is not believed: they are counted while they come.
 * Names that lead out of the ZIP, and folders, are left out.
 * @throws ImportProblem `not-a-zip`, `too-large`, `too-many-files`
 */
export async function readZip(zip: Blob, most = limits): Promise<ZipFiles> {
  if (zip.size > most.packed) throw new ImportProblem('too-large')
  const unpacking: Unpacking = { files: new Map(), bytes: 0, problem: null }
  const reader = new Unzip((file) => take(file, unpacking, most))
  reader.register(UnzipInflate)
  for (let at = 0; at < zip.size && unpacking.problem === null; at += stepBytes) {
    const bytes = new Uint8Array(await zip.slice(at, at + stepBytes).arrayBuffer())
    try {
      reader.push(bytes, at + stepBytes >= zip.size)
    } catch (error) {
      throw new ImportProblem('not-a-zip', { cause: error })
    }
  }
  const { files, problem } = unpacking
  if (problem) throw problem
  if (files.size === 0) throw new ImportProblem('not-a-zip')
  return files
}

type Unpacking = {
  files: Map<string, Uint8Array<ArrayBuffer>>
  bytes: number
  problem: ImportProblem | null
}

/** Unpacks one file while its bytes come, unless it is none of ours to have. */
function take(file: UnzipFile, unpacking: Unpacking, most: typeof limits) {
  const { files } = unpacking
  if (!isInside(file.name)) return
  if (files.size >= most.files) {
    unpacking.problem ??= new ImportProblem('too-many-files')
    return
  }
  const parts: Uint8Array[] = []
  files.set(file.name, new Uint8Array())
  file.ondata = (error, part, isLast) => {
    if (error) unpacking.problem ??= new ImportProblem('not-a-zip', { cause: error })
    else {
      unpacking.bytes += part.length
      if (unpacking.bytes > most.unpacked) unpacking.problem ??= new ImportProblem('too-large')
      parts.push(part)
      if (isLast) files.set(file.name, joined(parts))
    }
    if (unpacking.problem) file.terminate()
  }
  file.start()
}

/** Whether a name stays within the ZIP, and is that of a file. */
function isInside(name: string): boolean {
  const parts = name.split('/')
  return !/[\\\0:]/.test(name) && !parts.includes('..') && parts.every((part) => part !== '')
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
