import type { PageLooks } from '@aurelio/contracts/page-looks'
import { decodeStoredPage, type Operation, type PageDocument } from '@aurelio/page/document'
import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { createPeopleStore } from '../../../../../platform/together/people-store.ts'
import { loadGroups } from '../../model/groups/load-groups.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { pageHome } from '../homes/page-home.ts'
import { openPageExchange } from '../remote/exchange.ts'
import type { EditorSync } from '../state/editor-sync.ts'
import { createSaveStore, type ServerPage } from '../state/save-state.ts'

/** A page as who looks at it opens it. */
export type LookStart = { document: PageDocument; name: string; page: ServerPage }

export async function startLooking(id: string): Promise<LookStart> {
  const [{ document, name, ...page }] = await Promise.all([client.pages.get({ id }), loadGroups()])
  const read = decodeStoredPage(document)
  if (!read.ok) throw read.error
  return { document: read.document, name, page }
}

const endings = {
  outdated: () => i18n.t('Aurelio se ha actualizado. Vuelve a cargar la página para seguir mirando.'),
  gone: () => i18n.t('Esta página ya no existe.'),
  forbidden: () => i18n.t('Esta página ya no se comparte contigo.'),
}

/** Shows what others do to a page, and who they are, without any way to change it. */
export function createLooking(model: EditorModel, { document, name, page }: LookStart): EditorSync {
  const home = pageHome()
  const saves = createSaveStore(page, false)
  const people = createPeopleStore<Operation>()
  const exchange = openPageExchange(
    {
      home,
      store: model.store,
      people,
      moved: (moved) => saves.setState((state) => ({ page: state.page && { ...state.page, ...moved } })),
      line: (isOpen) => saves.setState({ status: { kind: isOpen ? 'saved' : 'offline' } }),
      ended: (reason) => saves.setState({ status: { kind: 'failed', text: endings[reason]() } }),
    },
    { page, confirmed: { document, name }, waiting: [] },
  )
  return {
    ...model,
    home,
    saves,
    people,
    saver: {
      // Nothing is ever made here that could be sent.
      save: () => Promise.resolve(true),
      adopt: () => undefined,
      waiting: exchange.waiting,
      here: (presence) => exchange.here(presence),
      connect() {
        exchange.connect()
        return () => exchange.disconnect()
      },
    },
  }
}

/** What is drawn with the page, as the canvas takes it. */
export function drawnWith({ theme, business, symbols }: PageLooks) {
  const known = symbols.flatMap(({ id, document }) => {
    const read = decodeStoredPage(document)
    return read.ok ? [[id, read.document] as const] : []
  })
  return { theme, business, symbols: new Map(known) }
}
