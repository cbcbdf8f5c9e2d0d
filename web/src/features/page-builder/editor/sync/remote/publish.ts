import { client } from '../../../../../platform/api/client.ts'
import { callFailure, type CallFailure } from './call-failure.ts'
import type { SaveStore } from '../state/save-state.ts'
import type { Saver } from '../state/editor-sync.ts'

export type Published = { ok: true; url: string } | { ok: false; failure: CallFailure | null }

/** Saves the page and publishes what was saved. A failed save has told its reason already (`failure` null). */
export async function publishPage(saver: Saver, saves: SaveStore): Promise<Published> {
  saves.setState({ isPublishing: true })
  try {
    if (!(await saver.save())) return { ok: false, failure: null }
    const { page } = saves.getState()
    if (!page) return { ok: false, failure: null }
    const published = await client.pages.publish({ id: page.id })
    // The version stays that of the last save: a change made meanwhile must not look saved.
    saves.setState((state) => ({ page: state.page && { ...state.page, publication: published.publication } }))
    return published.publication
      ? { ok: true, url: published.publication.url }
      : { ok: false, failure: { kind: 'offline' } }
  } catch (error) {
    return { ok: false, failure: callFailure(error) }
  } finally {
    saves.setState({ isPublishing: false })
  }
}
