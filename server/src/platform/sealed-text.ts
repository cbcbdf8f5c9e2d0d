import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes, keyBytes] = [12, 16, 32]

/**
 * Texts that stand in the database and nobody can read there: encrypted by a key that is made of the installation's secret
 * and of what they are for. `open` throws where the text was changed, or the secret is another one.
 */
export function sealedTexts(secret: string, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `aurelio ${purpose}`, keyBytes))
  return {
    seal(text: string): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64')
    },
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
export type SealedTexts = ReturnType<typeof sealedTexts>
