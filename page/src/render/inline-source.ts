import { sha256 } from '@noble/hashes/sha2.js'

/** A script or style sheet by its hash, as a Content-Security-Policy names it, and the length of its text in UTF-8. */
export function inlineSource(text: string): { hash: string; bytes: number } {
  const bytes = new TextEncoder().encode(text)
  return { hash: `sha256-${base64(sha256(bytes))}`, bytes: bytes.length }
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
