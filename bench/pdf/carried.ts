import type { Carried } from './results.ts'

export async function carried(name: string, file: Blob): Promise<Carried> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { name, base64: btoa(text) }
}

export function bytesOfBase64(base64: string) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
