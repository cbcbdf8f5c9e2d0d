import { z } from 'zod'
import type { Bytes } from './bytes.ts'
import { PdfError } from './failure.ts'
import { qpdf } from './qpdf.ts'

const toldSchema = z.object({
  encrypt: z.object({
    encrypted: z.boolean(),
    ownerpasswordmatched: z.boolean(),
    capabilities: z.object({ modifyother: z.boolean() }),
  }),
})
/** `isOwner`: the password is its owner's; `mayChange`: whoever reads it may change its contents too. */
export type Access = { isEncrypted: boolean; isOwner: boolean; mayChange: boolean }

/** What a password lets one do with a file. Rejects with a PdfError where it does not open it. */
export async function accessWith(file: Bytes, password: string): Promise<Access> {
  const ask = [
    '--warning-exit-0',
    '--json=2',
    '--json-key=encrypt',
    `--password=${password}`,
    'in.pdf',
    'out',
  ]
  const { output } = await qpdf({ 'in.pdf': file }, ask)
  const { encrypt } = toldSchema.parse(JSON.parse(new TextDecoder().decode(output)))
  return {
    isEncrypted: encrypt.encrypted,
    isOwner: encrypt.ownerpasswordmatched,
    mayChange: encrypt.capabilities.modifyother,
  }
}

export type Opening = { password: string; isEncrypted: boolean }

/**
 * The password that opens a file to be changed: none where none is needed. Rejects with a PdfError: one is missing or wrong, or its
 * owner allows no changes.
 */
export async function passwordToChange(file: Bytes, password: string): Promise<Opening> {
  try {
    const { isEncrypted, isOwner, mayChange } = await accessWith(file, '')
    if (!isEncrypted || isOwner || mayChange) return { password: '', isEncrypted }
  } catch (error) {
    if (!(error instanceof PdfError) || error.failure.code !== 'wrong-password') throw error
    if (password === '') throw new PdfError('password')
    await accessWith(file, password)
    return { password, isEncrypted: true }
  }
  const isOwner = password !== '' && (await accessWith(file, password)).isOwner
  if (!isOwner) throw new PdfError('limited')
  return { password, isEncrypted: true }
}
