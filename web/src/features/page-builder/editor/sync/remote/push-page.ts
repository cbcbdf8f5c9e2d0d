import { encodePage, type PageDocument } from '@aurelio/page/document'
import { client } from '../../../../../platform/api/client.ts'
import { ORPCError } from '@orpc/client'
import { readEditorSession } from '../../../editor-session.ts'
import { callFailure, type CallFailure } from './call-failure.ts'
import { defaultName } from '../../model/state/default-name.ts'
import type { ServerPage } from '../state/save-state.ts'

export type Pushed = { ok: true; page: ServerPage } | { ok: false; failure: CallFailure }

/** Sends the page to the server: as a new page, or as the version after the one that `page` names. */
export async function pushPage(
  page: ServerPage | null,
  { name, document }: { name: string; document: PageDocument },
): Promise<Pushed> {
  const content = { name: name.trim() || defaultName, document: encodePage(document) }
  try {
    const saved = page
      ? await client.pages.save({ id: page.id, baseVersion: page.version, ...content })
      : await create(content)
    return { ok: true, page: saved }
  } catch (error) {
    return { ok: false, failure: callFailure(error) }
  }
}

/** Makes the page where it was begun; a folder or a site that is gone by now does not keep it from being saved. */
async function create(content: Parameters<typeof client.pages.create>[0]): Promise<ServerPage> {
  const { place = {} } = readEditorSession()
  try {
    return await client.pages.create({ ...content, ...place })
  } catch (error) {
    if (!isRefused(error) || Object.keys(place).length === 0) throw error
    return client.pages.create(content)
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 422
}
