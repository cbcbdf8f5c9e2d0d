import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { ProofKeyRow } from '../../platform/database/tables/proofs.ts'
import { type SealedTexts, sealedTexts } from '../../platform/sealed-text.ts'
import type { ProofStore } from './store.ts'

/** A key signs for so long; what it signed stays checkable, for its public half stays published. */
const keyDays = 365
const dayMs = 24 * 60 * 60 * 1000

/** The keys of the installation: one signs, and its successor is made when it is old or can no longer be opened. */
export function proofKeys(store: ProofStore, secret: string) {
  const sealed = sealedTexts(secret, 'proof keys')

  async function signing() {
    const [newest] = await store.keys()
    const isFresh = newest && Date.now() - Date.parse(newest.createdAt) < keyDays * dayMs
    const opened = isFresh ? openedKey(sealed, newest) : null
    if (newest && opened !== null) return { row: newest, pem: opened }
    const made = newKey(sealed)
    await store.addKey(made.row)
    return made
  }

  return {
    async sign(document: string) {
      const { row, pem } = await signing()
      const signature = sign(null, Buffer.from(document), createPrivateKey(pem))
      return { keyId: row.id, signature: signature.toString('base64url') }
    },

    /** What stands at `/.well-known/aurelio-keys`: each key, and from and until when it signed. */
    async published() {
      const rows = await store.keys()
      return {
        keys: rows.map(({ id, publicKey, createdAt }, at) => ({
          id,
          algorithm: 'Ed25519',
          publicKey,
          from: createdAt,
          until: rows[at - 1]?.createdAt ?? null,
        })),
      }
    },
  }
}
export type ProofKeys = ReturnType<typeof proofKeys>

function newKey(sealed: SealedTexts): { row: ProofKeyRow; pem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const row = {
    id: randomUUID(),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    privateKey: sealed.seal(pem),
    createdAt: new Date().toISOString(),
  }
  return { row, pem }
}

/** Null where the installation's secret is another one by now: a restored copy signs with a key of its own. */
function openedKey(sealed: SealedTexts, { privateKey }: ProofKeyRow): string | null {
  try {
    return sealed.open(privateKey)
  } catch {
    return null
  }
}
