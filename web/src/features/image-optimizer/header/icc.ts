import { reader } from '../../../platform/pictures/bytes.ts'

/** The profile's own name ('Display P3'); '' where it has none that can be read. */
export function profileName(profile: Uint8Array): string {
  const r = reader(profile)
  const tags = Math.min(r.u32(128), 100)
  for (let i = 0; i < tags; i += 1) {
    const entry = 132 + i * 12
    if (r.text(entry, 4) !== 'desc') continue
    const at = r.u32(entry + 4)
    if (r.text(at, 4) === 'desc') return printable(r.text(at + 12, Math.min(r.u32(at + 8), 80)))
    if (r.text(at, 4) !== 'mluc') return ''
    const start = at + r.u32(at + 24)
    const wide = profile.subarray(start, start + Math.min(r.u32(at + 20), 160))
    return printable(new TextDecoder('utf-16be').decode(wide))
  }
  return ''
}

function printable(text: string) {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\uffff]/g, '').trim()
}

/** True where the profile says nothing else than the web's own colours. */
export function isSrgbName(name: string): boolean {
  return /srgb/i.test(name)
}
