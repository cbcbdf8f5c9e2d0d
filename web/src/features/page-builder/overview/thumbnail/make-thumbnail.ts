import { client } from '../../../../platform/api/client.ts'
import { apiFetch } from '../../../../platform/api/api-fetch.ts'
import { logNotice } from '../../../../platform/log.ts'
import { thumbnailOfPage } from '../../drawing/thumbnail-of-page.ts'

type Wanted = { id: string; version: number; mayKeep: boolean }

/** Draws a page as it was last saved, sends the picture to the server, and gives its address in this browser. */
export async function makeThumbnail({ id, version, mayKeep }: Wanted): Promise<string> {
  const { page, picture } = await thumbnailOfPage(() => client.pages.get({ id }))
  // Somebody saved meanwhile: what was drawn is the newer page.
  if (mayKeep) await keep(id, Math.max(version, page.version), picture)
  return URL.createObjectURL(picture)
}

/** A picture that the server does not take is made again another time; the one who looks has it already. */
async function keep(id: string, version: number, picture: Blob): Promise<void> {
  try {
    const answer = await apiFetch(
      new Request(`/api/pages/${id}/thumbnail?version=${version}`, { method: 'PUT', body: picture }),
    )
    if (!answer.ok) logNotice('A thumbnail was not kept', answer.status)
  } catch (error) {
    logNotice('A thumbnail was not kept', error)
  }
}
