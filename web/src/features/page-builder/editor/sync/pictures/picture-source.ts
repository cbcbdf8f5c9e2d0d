import { pictureSchema, pictureTypes } from '@aurelio/contracts/pictures'
import { apiFetch } from '../../../../../platform/api/api-fetch.ts'
import { dataUrl, type InlineImage, pagePicture } from './inline-image.ts'

/** Beyond so many bytes a picture goes to the workspace's pictures instead of into the page. */
const largestInline = 300_000

/**
 * Where a page finds a picture from a file: a small one inside the page, a large one among the workspace's
 * pictures; inside as well while the server is out of reach, so that nothing is lost.
 */
export async function pictureSource(file: File): Promise<InlineImage> {
  const read = await pagePicture(file)
  if (!read.ok) return read
  const { picture } = read
  const isUploaded = picture.size > largestInline && Object.hasOwn(pictureTypes, picture.type)
  const path = isUploaded ? await uploadPicture(picture, file.name) : null
  return { ok: true, source: path ?? (await dataUrl(picture)) }
}

/** Adds a picture to the workspace's; its path, or null when the server did not take it. */
export async function uploadPicture(picture: Blob, name: string): Promise<string | null> {
  try {
    const response = await apiFetch(`/api/pictures?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': picture.type },
      body: picture,
    })
    return response.ok ? pictureSchema.parse(await response.json()).path : null
  } catch {
    return null
  }
}
