/** Limits of a profile photo (dashboard.md §9): bytes, and pixels of each side. */
export const photoLimits = { bytes: 5_242_880, minSide: 200, maxSide: 5000 }

const types = ['image/jpeg', 'image/png', 'image/webp']
export const photoAccept = types.join(',')

/** What is wrong with a file before it is opened: a Spanish text (dashboard.md §5), or null. */
export function fileComplaint({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!types.includes(type)) return 'Solo se permiten imágenes en formato JPG, PNG o WebP'
  if (size > photoLimits.bytes) return 'La imagen no debe superar 5MB'
  return null
}

/** What is wrong with the size of a picture in pixels, or null. */
export function sidesComplaint({ width, height }: { width: number; height: number }): string | null {
  if (Math.min(width, height) < photoLimits.minSide) return 'La imagen debe tener al menos 200x200 píxeles'
  if (Math.max(width, height) > photoLimits.maxSide) return 'La imagen no debe exceder 5000x5000 píxeles'
  return null
}

/** Reads the picture to know its sides; a file that is none rejects with a text for the person. */
export async function photoComplaint(file: File): Promise<string | null> {
  const complaint = fileComplaint(file)
  if (complaint !== null) return complaint
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return sidesComplaint({ width, height })
  } catch {
    return 'Solo se permiten imágenes en formato JPG, PNG o WebP'
  }
}
