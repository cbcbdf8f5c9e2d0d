import { checkProof, type Finding } from './check.ts'
import type { SignedProof } from './shapes.ts'

/** A proof as it is handed on: the text that was signed, letter by letter; signature and key in base64url. */
export type HandedProof = { document: string; signature: string; key: string }

/** All that can be said of a proof: whether its text is the one that was signed, and whether it computes to what it says. */
export async function checkHanded({ document, signature, key }: HandedProof): Promise<Finding[]> {
  return [
    { check: 'signature', result: await verified(document, signature, key) },
    ...(await checkText(document)),
  ]
}

/** What the text of a proof computes to; one that is none is wrong. */
export async function checkText(document: string): Promise<Finding[]> {
  try {
    // Its shape is what signed it; what is missing throws where it is needed.
    const proof: SignedProof = JSON.parse(document)
    return await checkProof(proof)
  } catch {
    return [{ check: 'readable', result: 'wrong' }]
  }
}

export function isValid(findings: readonly Finding[]): boolean {
  return findings.every(({ result }) => result !== 'wrong')
}

async function verified(document: string, signature: string, key: string): Promise<Finding['result']> {
  try {
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
    const text = new TextEncoder().encode(document)
    return (await crypto.subtle.verify('Ed25519', imported, bytesOf(signature), text)) ? 'right' : 'wrong'
  } catch (error) {
    // A browser that does not know this kind of signature is no proof against it.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unknown' : 'wrong'
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
