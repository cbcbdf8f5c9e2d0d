import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { CommandError } from '../command.ts'

const ageMark = 'age-encryption.org/'
const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** Enough of a file to know it by. */
export const markBytes = ageMark.length

/**
 * Compresses (zstd), and encrypts where there is a passphrase (age): both as the usual programs read it. What goes wrong
 * in `bytes` goes on to whoever reads the result.
 */
export async function sealed(bytes: Readable, passphrase: string | undefined): Promise<Readable> {
  const compressed = createZstdCompress()
  // The error comes to whoever reads: the pipeline destroys what it leads into.
  pipeline(bytes, compressed).catch(() => {})
  if (passphrase === undefined) return compressed
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(compressed)))
}

/** The contrary of `sealed`, by how the file begins. Throws `CommandError` where it is none of ours, or locked. */
export async function opened(
  bytes: Readable,
  mark: Uint8Array,
  passphrase: string | undefined,
): Promise<Readable> {
  const decompressed = createZstdDecompress()
  pipeline(await decrypted(bytes, mark, passphrase), decompressed).catch(() => {})
  return decompressed
}

async function decrypted(bytes: Readable, mark: Uint8Array, passphrase: string | undefined) {
  if (Buffer.from(mark).toString('latin1') !== ageMark) {
    if (zstdMark.equals(mark.subarray(0, zstdMark.length))) return bytes
    throw new CommandError('Ese archivo no es una copia de seguridad de Aurelio.')
  }
  if (passphrase === undefined)
    throw new CommandError('La copia está cifrada: pon su contraseña en BACKUP_PASSPHRASE.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(bytes)))
  } catch (error) {
    throw new CommandError('La contraseña de BACKUP_PASSPHRASE no abre esta copia.', { cause: error })
  }
}
