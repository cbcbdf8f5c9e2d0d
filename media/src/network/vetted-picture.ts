import type { IncomingMessage } from 'node:http'
import { pictureKindOf } from '../ffmpeg/media-kind.ts'
import type { AddressPolicy } from './address-policy.ts'
import { vettedRequest } from './vetted-request.ts'

const mostRedirects = 4
const largest = 5 * 1024 * 1024
const timeoutMilliseconds = 10_000
const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

export type Picture = { bytes: Buffer; type: string }

/**
 * A picture of the internet, fetched by the same rule on addresses as the engine's own requests, each redirect anew.
 * Null where it is no picture, too large, or cannot be had.
 */
export async function vettedPicture(policy: AddressPolicy, address: string): Promise<Picture | null> {
  try {
    const bytes = await follow(policy, new URL(address), mostRedirects)
    const kind = bytes && pictureKindOf(bytes)
    return bytes && kind ? { bytes, type: types[kind] } : null
  } catch {
    // Refused or out of reach: the screen then shows its own drawing.
    return null
  }
}

async function follow(policy: AddressPolicy, url: URL, redirects: number): Promise<Buffer | null> {
  const response = await get(policy, url)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    return redirects > 0 ? follow(policy, new URL(headers.location, url), redirects - 1) : null
  }
  if (statusCode !== 200) {
    response.destroy()
    return null
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largest) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

function get(policy: AddressPolicy, url: URL): Promise<IncomingMessage> {
  return vettedRequest(policy, url, {
    headers: { accept: 'image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
}
