import { largestPicture } from '@aurelio/contracts/pictures'
import { browserPicture } from '../../../../../platform/pictures/heif/browser-picture.ts'

/** Pictures up to this many bytes are kept as they are. */
const kept = 300_000
/** Drawings and animations cannot be redrawn smaller; beyond this they would make the page heavy. */
const largestUnscaled = 1_500_000
/** Width of a redrawn picture, in pixels: that of the widest page. */
const widest = 1920

export type PictureRefusal = { ok: false; reason: 'not-an-image' | 'too-large' | 'unreadable' | 'full' }

/** What to tell about a refused file; each text is its own translation key. */
export const refusalText: Record<PictureRefusal['reason'], string> = {
  'not-an-image': 'Ese archivo no es una imagen. Elige un PNG, JPG, WebP, GIF o SVG.',
  'too-large':
    'La imagen es demasiado grande. Caben 20 MB, o 1,5 MB si es un GIF o un SVG: redúcela con el optimizador de imágenes y vuelve a intentarlo.',
  full: 'Los archivos de este espacio ya ocupan todo lo que pueden. Elimina los que no uses y vuelve a intentarlo.',
  unreadable: 'No se ha podido leer la imagen. Puede que el archivo esté dañado: prueba con otro.',
}

/** A picture as fits a page: a large one is redrawn no wider than that, a HEIC as what browsers show. */
export async function pagePicture(given: File): Promise<{ ok: true; picture: Blob } | PictureRefusal> {
  const file = await browserPicture(given).catch(() => null)
  if (!file) return { ok: false, reason: 'unreadable' }
  if (!file.type.startsWith('image/')) return { ok: false, reason: 'not-an-image' }
  if (file.size > largestPicture) return { ok: false, reason: 'too-large' }
  const isUnscalable = file.type === 'image/svg+xml' || file.type === 'image/gif'
  if (isUnscalable && file.size > largestUnscaled) return { ok: false, reason: 'too-large' }
  try {
    return { ok: true, picture: isUnscalable || file.size <= kept ? file : await redraw(file) }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

async function redraw(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, widest / bitmap.width)
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2D canvas')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const redrawn = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
  return redrawn.size < file.size ? redrawn : file
}

/** A picture as the text of an address that holds it. */
export function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file')))
    reader.readAsDataURL(picture)
  })
}
