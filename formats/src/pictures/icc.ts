import { reader } from './bytes.ts'

/** The name by which programs know the wider colours of today's phones and screens. */
export const displayP3 = 'Display P3'

/** Where its primaries stand in a profile, as X and Y of paper's white. */
const primaries = { rXYZ: [0.5151, 0.2412], gXYZ: [0.292, 0.6922], bXYZ: [0.1571, 0.0666] } as const
/** Writers round, each in its own way. */
const rounding = 0.004

/** The name of the colours: Display P3 where its primaries say so, else what the profile calls itself; '' without a name. */
export function profileName(profile: Uint8Array): string {
  const r = reader(profile)
  const tags = tagsOf(profile)
  const isP3 = Object.entries(primaries).every(([name, point]) => {
    const at = tags.get(name)
    return (
      at !== undefined &&
      point.every((value, index) => Math.abs((r.u32(at + 8 + index * 4) | 0) / 65_536 - value) < rounding)
    )
  })
  if (isP3) return displayP3
  const at = tags.get('desc')
  if (at === undefined) return ''
  if (r.text(at, 4) === 'desc') return printable(r.text(at + 12, Math.min(r.u32(at + 8), 80)))
  if (r.text(at, 4) !== 'mluc') return ''
  const start = at + r.u32(at + 24)
  const wide = profile.subarray(start, start + Math.min(r.u32(at + 20), 160))
  return printable(new TextDecoder('utf-16be').decode(wide))
}

/** Where each part of a profile stands. */
function tagsOf(profile: Uint8Array): Map<string, number> {
  const r = reader(profile)
  const count = Math.min(r.u32(128), 100)
  return new Map(
    Array.from({ length: count }, (_, index) => [r.text(132 + index * 12, 4), r.u32(136 + index * 12)]),
  )
}

function printable(text: string) {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\uffff]/g, '').trim()
}

/** True where the profile says nothing else than the web's own colours. */
export function isSrgbName(name: string): boolean {
  return /srgb/i.test(name)
}
