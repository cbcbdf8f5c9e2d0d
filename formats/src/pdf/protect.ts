import { accessWith } from './access.ts'
import type { Bytes } from './bytes.ts'
import { PdfError } from './failure.ts'
import { qpdf } from './qpdf.ts'

export type Protection = {
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
  file: Bytes,
  { password, ownerPassword, ...may }: Protection,
  onProgress: (share: number) => void,
): Promise<Bytes> {
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
  return (await qpdf({ 'in.pdf': file }, run, { onProgress })).output
}

/** `mustOwn`: a file that opens without a password gives in to its owner's alone. */
export type Unlocking = { password: string; mustOwn: boolean }

/** The file without its password. */
export async function unlock(
  file: Bytes,
  { password, mustOwn }: Unlocking,
  onProgress: (share: number) => void,
): Promise<Bytes> {
  if (mustOwn && !(await accessWith(file, password)).isOwner)
    throw new PdfError('wrong-password', 'not the password of the owner')
  const run = ['--warning-exit-0', '--progress', '--decrypt', `--password=${password}`, 'in.pdf', 'out']
  return (await qpdf({ 'in.pdf': file }, run, { onProgress })).output
}
