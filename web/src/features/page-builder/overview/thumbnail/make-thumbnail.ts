import { client } from '../../../../platform/api/client.ts'
import { apiFetch } from '../../../../platform/api/api-fetch.ts'
import { logNotice } from '../../../../platform/log.ts'
import { withItsLinks } from '../../drawing/links-of-page.ts'
import { inlinedPage } from '../../drawing/symbols-of-page.ts'
import { themeOfPage } from '../../drawing/theme-of-page.ts'

type Wanted = { id: string; version: number; mayKeep: boolean }

/** One picture after the other: each lays out a whole page, and the screen goes on being used. */
let last: Promise<unknown> = Promise.resolve()

/** Draws a page as it was last saved, sends the picture to the server, and gives its address in this browser. */
export function makeThumbnail(wanted: Wanted): Promise<string> {
  const next = last.then(() => draw(wanted))
  last = next.catch(() => undefined)
  return next
}

async function draw({ id, version, mayKeep }: Wanted): Promise<string> {
  const [{ pictureOfPage }, page] = await Promise.all([
    import('../../drawing/picture-of-page.ts'),
    client.pages.get({ id }),
  ])
  const { document } = await withItsLinks(await inlinedPage(page))
  const picture = await pictureOfPage(document, await themeOfPage(page))
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
