import { z } from 'zod'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { PdfError } from '../engine/failure.ts'
import { bytesIn, pdfOf } from './bytes.ts'
import { qpdf } from './qpdf.ts'

export type Protection = {
  file: Blob
  /** Opens the file; empty for a file that anybody may read. */
  password: string
  /** Changes the permissions; one that nobody knows where it is empty. */
  ownerPassword: string
  canPrint: boolean
  canCopy: boolean
  canChange: boolean
}

/** The file encrypted with AES-256. */
export async function protect(
  { file, password, ownerPassword, ...may }: Protection,
  { progress }: CallContext<number>,
): Promise<Blob> {
  const owner = ownerPassword === '' ? crypto.randomUUID() : ownerPassword
  const run = [
    '--warning-exit-0',
    '--progress',
    '--encrypt',
    `--user-password=${password}`,
    `--owner-password=${owner}`,
    '--bits=256',
    `--print=${may.canPrint ? 'full' : 'none'}`,
    `--extract=${may.canCopy ? 'y' : 'n'}`,
    `--modify=${may.canChange ? 'all' : 'none'}`,
    '--',
    'in.pdf',
    'out',
  ]
  const { output } = await qpdf({ 'in.pdf': await bytesIn(file) }, run, { onProgress: progress })
  return pdfOf(output)
}

const encryption = z.object({
  encrypt: z.object({ ownerpasswordmatched: z.boolean(), userpasswordmatched: z.boolean() }),
})

/** `mustOwn`: a file that opens without a password gives in to its owner's alone. */
export type UnlockJob = { file: Blob; password: string; mustOwn: boolean }

/** The file without its password. */
export async function unlock(
  { file, password, mustOwn }: UnlockJob,
  { progress }: CallContext<number>,
): Promise<Blob> {
  const content = await bytesIn(file)
  if (mustOwn) {
    const ask = [
      '--warning-exit-0',
      '--json=2',
      '--json-key=encrypt',
      `--password=${password}`,
      'in.pdf',
      'out',
    ]
    const { output } = await qpdf({ 'in.pdf': content }, ask)
    const told = encryption.parse(JSON.parse(new TextDecoder().decode(output)))
    if (!told.encrypt.ownerpasswordmatched)
      throw new PdfError('wrong-password', 'not the password of the owner')
  }
  const run = ['--warning-exit-0', '--progress', '--decrypt', `--password=${password}`, 'in.pdf', 'out']
  return pdfOf((await qpdf({ 'in.pdf': content }, run, { onProgress: progress })).output)
}
