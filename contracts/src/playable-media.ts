import type { MediaExtension } from './media-files.ts'

/** First bytes that are enough to tell. */
export const headBytes = 4096

/** MP4 as browsers play it; pictures and the films of QuickTime begin the same way under other names. */
const films = /^(?:iso[0-9a-m]|mp4[12]|mp71|avc1|hvc1|dash|MSNV|M4V[ HP]|f4v )$/
const sounds = /^M4[AB] $/

/** What a film or a sound is by its first bytes, where browsers play it by themselves; null for all else. */
export function playableKind(head: Uint8Array): MediaExtension | null {
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.slice(4, 8) === 'ftyp') return boxKind(text.slice(8, 12))
  if (text.startsWith('OggS')) return oggKind(text)
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.slice(0, 64).includes('webm') ? 'webm' : null
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'WAVE' ? 'wav' : null
  return text.startsWith('ID3') || isMp3Frame(head) ? 'mp3' : null
}

/** The same of all that is kept for pages: PDF too. */
export function keptKind(head: Uint8Array): MediaExtension | null {
  const isPdf = String.fromCharCode(...head.subarray(0, 5)) === '%PDF-'
  return isPdf ? 'pdf' : playableKind(head)
}

function boxKind(brand: string): MediaExtension | null {
  if (sounds.test(brand)) return 'm4a'
  return films.test(brand) ? 'mp4' : null
}

/** Opus, Vorbis and FLAC are played; what holds a film is not, by half of the browsers. */
function oggKind(text: string): MediaExtension | null {
  if (text.includes('\x80theora')) return null
  if (text.includes('OpusHead')) return 'opus'
  return text.includes('\x01vorbis') || text.includes('\x7fFLAC') ? 'ogg' : null
}

/** The mark of a frame, with a layer: AAC has none. */
function isMp3Frame([first = 0, second = 0]: Uint8Array) {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0
}
