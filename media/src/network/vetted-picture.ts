import { pictureKindOf } from '../ffmpeg/media-kind.ts'
import type { AddressPolicy } from './address-policy.ts'
import { vettedFile } from './vetted-file.ts'

const wish = {
  accept: 'image/webp,image/jpeg,image/png',
  largest: 5 * 1024 * 1024,
  milliseconds: 10_000,
}
const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

export type Picture = { bytes: Buffer; type: string }

/**
 * A picture of the internet, fetched by the same rule on addresses as the engine's own requests. Null where it is no
 * picture, too large, or cannot be had: the screen then shows its own drawing.
 */
export async function vettedPicture(policy: AddressPolicy, address: string): Promise<Picture | null> {
  if (!URL.canParse(address)) return null
  const bytes = await vettedFile(policy, new URL(address), wish).catch(() => null)
  const kind = bytes && pictureKindOf(bytes)
  return bytes && kind ? { bytes, type: types[kind] } : null
}
