import type { PageSettings } from '@aurelio/contracts/page-settings'
import type { PageSummary } from '@aurelio/contracts/pages'
import { client } from '../../../../../platform/api/client.ts'
import { callFailure, type CallFailure } from '../state/call-failure.ts'
import type { EditorSync } from '../state/editor-sync.ts'

/** What the dialog settles; `publishAt` null: now. */
export type Settled = { slug?: string; settings: PageSettings; publishAt: string | null }
export type Published = { ok: true; page: PageSummary } | { ok: false; failure: CallFailure | null }

/** Saves the page and publishes what was saved. A failed save has told its reason already (`failure` null). */
export async function publishPage(
  { saver, saves }: EditorSync,
  { publishAt, ...settled }: Settled,
): Promise<Published> {
  try {
    if (!(await saver.save())) return { ok: false, failure: null }
    const { page } = saves.getState()
    if (!page) return { ok: false, failure: null }
    const what = { id: page.id, ...settled }
    const published = await (publishAt === null
      ? client.pages.publish(what)
      : client.pages.schedule({ ...what, publishAt }))
    // The version stays that of the last save: a change made meanwhile must not look saved.
    saves.setState((state) => ({
      page: state.page && { ...state.page, publication: published.publication },
    }))
    return { ok: true, page: published }
  } catch (error) {
    return { ok: false, failure: callFailure(error) }
  }
}
