import { pictureTypes } from '@aurelio/contracts/pictures'

export type PictureType = keyof typeof pictureTypes

/** Bytes that `typeOf` must see. */
export const headBytes = 1024

/** An SVG element after nothing but what may stand in front of it: mark, declaration, document type, comments. */
const drawing =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*|<!DOCTYPE svg[^>[]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*)*<svg[\s>]/

/** What a file is by its first bytes, whatever its sender says; null for anything that no page may show as an image. */
export function typeOf(head: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif'
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 32))) return 'image/avif'
  if (drawing.test(text(0, headBytes))) return 'image/svg+xml'
  return null
}
