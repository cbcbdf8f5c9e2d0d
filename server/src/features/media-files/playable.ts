import { mediaKindOf } from '@aurelio/media/ffmpeg/media-kind'
import type { MediaExtension } from '@aurelio/contracts/media-files'

/** First bytes that are enough to tell. */
export const headBytes = 4096

/** MP4 as browsers play it; pictures and the films of QuickTime begin the same way under other names. */
const films = /^(?:iso[0-9a-m]|mp4[12]|mp71|avc1|hvc1|dash|MSNV|M4V[ HP]|f4v )$/
const sounds = /^M4[AB] $/

/** What a film or a sound is by its first bytes, where browsers play it by themselves; null for all else. */
export function playableKind(head: Uint8Array): MediaExtension | null {
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1')
  const kind = mediaKindOf(head)
  if (kind === 'webm' || kind === 'mp3' || kind === 'wav') return kind
  if (kind === 'ogg') return oggKind(text)
  if (kind !== 'mov' || text.slice(4, 8) !== 'ftyp') return null
  const brand = text.slice(8, 12)
  if (sounds.test(brand)) return 'm4a'
  return films.test(brand) ? 'mp4' : null
}

/** Opus, Vorbis and FLAC are played; what holds a film is not, by half of the browsers. */
function oggKind(text: string): MediaExtension | null {
  if (text.includes('\x80theora')) return null
  if (text.includes('OpusHead')) return 'opus'
  return text.includes('\x01vorbis') || text.includes('\x7fFLAC') ? 'ogg' : null
}
