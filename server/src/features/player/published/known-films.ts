import { filmAddress } from '@aurelio/page'
import type { FilmOnPage, KnownFilms } from '@aurelio/page/values'
import type { FilmStore } from '../store.ts'
import { behaviourOf } from '../view.ts'
import { filmOnPage } from './film-on-page.ts'

const named = /\/p\/_v\/([a-z0-9-]{1,80})/g

/** What pages of a workspace show of the films that a text names; what is not for everybody is not there. */
export function knownFilms(store: FilmStore) {
  return async (workspaceId: string, text: string): Promise<KnownFilms> => {
    const addresses = [...new Set(Array.from(text.matchAll(named), ([, address = '']) => address))]
    const rows = addresses.length > 0 ? await store.atAddresses(workspaceId, addresses) : []
    const known = new Map<string, FilmOnPage>()
    for (const row of rows) {
      const film = behaviourOf(row).isPrivate ? null : filmOnPage(row, await store.tracksOf(row.id))
      if (film) known.set(filmAddress(row.address).page, film)
    }
    return known
  }
}
