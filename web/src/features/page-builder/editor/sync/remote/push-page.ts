import { encodePage, type PageDocument } from '@aurelio/page/document'
import { client } from '../../../../../platform/api/client.ts'
import { ORPCError } from '@orpc/client'
import { readEditorSession } from '../../../editor-session.ts'
import { callFailure } from '../state/call-failure.ts'
import { defaultName } from '../../model/state/default-name.ts'
import type { Pushed } from '../state/document-home.ts'
import type { ServerPage } from '../state/save-state.ts'

type Content = { name: string; document: PageDocument }

/** Sends a page to the server that it has never seen, or a variant whole, as the version after the one that it names. */
export async function pushPage(page: ServerPage | null, { name, document }: Content): Promise<Pushed> {
  const content = { name: name.trim() || defaultName, document: encodePage(document) }
  try {
    if (page?.variant === undefined) return { ok: true, page: await create(content) }
    const { id, version: baseVersion, variant: letter } = page
    const change = { id, letter, document: content.document, baseVersion }
    return { ok: true, page: { ...page, ...(await client.experiments.saveVariant(change)) } }
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
