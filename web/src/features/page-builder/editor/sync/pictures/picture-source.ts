import { pictureSchema } from '@aurelio/contracts/pictures'
import { apiFetch } from '../../../../../platform/api/api-fetch.ts'
import { problemToError } from '../../../../../platform/api/problem.ts'
import { dataUrl, pagePicture, type PictureRefusal } from './page-picture.ts'

/** Where a page finds a picture, or why it cannot have it. */
export type PictureSource = { ok: true; source: string } | PictureRefusal

/**
 * Where a page finds a picture from a file: among the workspace's pictures. Only while the server is out of reach it
 * stands inside the page, so that nothing is lost; the next save that gets through moves it (`move-pictures.ts`).
 */
export async function pictureSource(file: File): Promise<PictureSource> {
  const read = await pagePicture(file)
  if (!read.ok) return read
  const uploaded = await uploadPicture(read.picture, file.name)
  return uploaded ?? { ok: true, source: await dataUrl(read.picture) }
}

const reasons = new Map<string, PictureRefusal['reason']>([
  ['UNSUPPORTED_MEDIA_TYPE', 'not-an-image'],
  ['PAYLOAD_TOO_LARGE', 'too-large'],
  ['FILES_FULL', 'full'],
])

/** Adds a picture to the workspace's; its path, or why it is refused. Null when the server cannot take any now. */
export async function uploadPicture(picture: Blob, name: string): Promise<PictureSource | null> {
  try {
    const response = await apiFetch(`/api/pictures?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': picture.type },
      body: picture,
    })
    if (response.ok) return { ok: true, source: pictureSchema.parse(await response.json()).path }
    const reason = reasons.get(problemToError(await response.json())?.code ?? '')
    return reason ? { ok: false, reason } : null
  } catch {
    return null
  }
}
