import { open } from 'node:fs/promises'

/** Containers that our ffmpeg may open, by the name of its demuxer, with the extension of such a file. */
export const mediaKinds = {
  mov: { video: 'mp4', audio: 'm4a' },
  matroska: { video: 'mkv', audio: 'mka' },
  webm: { video: 'webm', audio: 'webm' },
  mpegts: { video: 'mp4', audio: 'm4a' },
  mp3: { video: 'mp3', audio: 'mp3' },
  aac: { video: 'aac', audio: 'aac' },
  ogg: { video: 'ogv', audio: 'ogg' },
  flac: { video: 'flac', audio: 'flac' },
  wav: { video: 'wav', audio: 'wav' },
  flv: { video: 'flv', audio: 'flv' },
  avi: { video: 'avi', audio: 'avi' },
} as const
export type MediaKind = keyof typeof mediaKinds

export type PictureKind = 'jpg' | 'png' | 'webp'

const boxes = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'free', 'skip', 'wide', 'sidx', 'emsg'])

/**
 * Which container a file's first bytes are; null for anything else. A playlist or a page under a media name is what
 * this keeps from ffmpeg: it would follow the paths inside, local ones too.
 */
export function mediaKindOf(head: Uint8Array): MediaKind | null {
  const text = Buffer.from(head).toString('latin1')
  if (boxes.has(text.slice(4, 8))) return 'mov'
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.slice(0, 64).includes('webm') ? 'webm' : 'matroska'
  if (head[0] === 0x47 && (head[188] === 0x47 || head.length < 189)) return 'mpegts'
  if (text.startsWith('OggS')) return 'ogg'
  if (text.startsWith('fLaC')) return 'flac'
  if (text.startsWith('FLV\x01')) return 'flv'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return 'avi'
  // Packed audio of HLS begins with an ID3 tag in front of AAC as well as of MP3.
  if (text.startsWith('ID3')) return afterTag(head)
  return frameKind(head)
}

/** The kind of a picture by its first bytes; null for anything else. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'webp' : null
}

/** The first bytes of a file, enough for both judgements. */
export async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function frameKind(head: Uint8Array): MediaKind | null {
  const [first = 0, second = 0] = head
  if (first !== 0xff) return null
  if ((second & 0xf6) === 0xf0) return 'aac'
  return (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : null
}

function afterTag(head: Uint8Array): MediaKind {
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  const size = (a << 21) | (b << 14) | (c << 7) | d
  return frameKind(head.subarray(10 + size)) === 'aac' ? 'aac' : 'mp3'
}
