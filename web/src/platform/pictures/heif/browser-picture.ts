import { isHeif } from '@aurelio/formats/heif/heif-marks'

/**
 * A picture that every browser reads: of a photo as iPhones write it (HEIC) a JPEG with its name, any other file as it
 * is. Rejects with a HeifError, or where its reader cannot be loaded.
 */
export async function browserPicture(file: File): Promise<File> {
  if (!(await isHeif(file))) return file
  const { redrawHeif } = await import('./redraw-heif.ts')
  const picture = await redrawHeif(file)
  const extension = picture.type === 'image/png' ? 'png' : 'jpg'
  return new File([picture], `${file.name.replace(/\.\w+$/, '')}.${extension}`, { type: picture.type })
}
