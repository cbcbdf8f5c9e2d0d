import { findFontFile } from '../fonts/fonts.ts'
import { firstOwnFaces, ownFile } from '../fonts/own-family.ts'
import { fontAddress } from '../render/address-of.ts'
import type { Checked, Finding } from './finding.ts'

/** Bytes of letters from which people on a phone read a page in the letters of their system for long. */
const heavy = 150_000

/** Letters that every visitor loads before the page looks as it should, where they are too many. */
export function checkFonts({ manifest, facts: { theme } }: Checked): Finding[] {
  const own = new Map<string, number>(
    (theme ? firstOwnFaces(theme) : []).map((face) => [fontAddress(ownFile(face)), face.bytes]),
  )
  const bytes = manifest.fonts.reduce(
    (sum, address) => sum + (own.get(address) ?? findFontFile(address.split('/').at(-1) ?? '')?.bytes ?? 0),
    0,
  )
  if (bytes <= heavy) return []
  return [{ code: 'heavy-fonts', elementId: null, about: `${Math.round(bytes / 1000)} kB`, fix: null }]
}
