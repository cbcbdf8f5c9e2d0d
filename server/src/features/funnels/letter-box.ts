import type { FunnelGraph, FunnelStep } from '@aurelio/contracts/funnels'
import { DocumentError, encodePage, type PageDocument, storedDocument } from '@aurelio/page/document'
import type { Session } from '../../platform/access/session.ts'
import type { FunnelRow } from '../../platform/database/tables/funnels.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { FunnelParts } from './parts.ts'
import { type FunnelViews, graphOf } from './view.ts'
import { takerOf } from './wiring.ts'
import { listsIn, stepsBefore, withBox, withoutBox } from './things/box-on-page.ts'

type Parts = Pick<FunnelParts, 'database' | 'findPage' | 'savePage' | 'thingOf'> &
  Pick<FunnelViews, 'view'> & { find: (session: Session, id: string) => Promise<FunnelRow> }
type Asked = { id: string; step: string }

/** The permission for the letters of a step: a box in the forms from which people come to it. */
export function letterBox({ database, find, view, findPage, savePage, thingOf }: Parts) {
  /** The step, and the list whose letters it is about. */
  async function lettersOf(session: Session, graph: FunnelGraph, stepId: string) {
    const step = graph.nodes.find(({ id }) => id === stepId)
    if (step?.kind !== 'correo') throw notFound()
    const thing = step.thing === null ? null : await thingOf(session.workspace.id, 'correo', step.thing)
    if (!thing?.listId) throw refuse('FUNNEL_NO_BOX')
    return { step, listId: thing.listId }
  }

  /** Saves the pages of steps as `change` leaves them; null is for what it cannot do anything with. */
  async function changed(
    session: Session,
    steps: readonly FunnelStep[],
    change: (document: PageDocument) => PageDocument | null,
  ): Promise<number> {
    let done = 0
    for (const pageId of new Set(steps.map((step) => step.pageId))) {
      const page = await findPage(session.workspace.id, pageId)
      const before = page && storedDocument(JSON.stringify(page.document)).read().document
      const document = before && change(before)
      if (!page || !document) continue
      done += 1
      if (document === before) continue
      const { name, version: baseVersion } = page
      await savePage(session, { id: pageId, name, document: encodePage(document), baseVersion })
    }
    return done
  }

  return {
    async put(this: void, session: Session, { id, step: stepId, text }: Asked & { text: string }) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const graph = graphOf(row)
        const { step, listId } = await lettersOf(session, graph, stepId)
        const done = await changed(session, stepsBefore(graph, step), (document) => {
          if (listsIn(document).has(listId)) return document
          const form = takerOf(document, 'enviar')
          return form ? orLocked(() => withBox(document, form.id, { listId, text })) : null
        })
        if (done === 0) throw refuse('FUNNEL_NO_BOX')
        return view(row)
      })
    },

    async remove(this: void, session: Session, { id, step: stepId }: Asked) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const graph = graphOf(row)
        const { step, listId } = await lettersOf(session, graph, stepId)
        await changed(session, stepsBefore(graph, step), (document) =>
          orLocked(() => withoutBox(document, listId)),
        )
        return view(row)
      })
    },
  }
}

/** Null for a form that whoever made the page has locked. */
function orLocked(change: () => PageDocument): PageDocument | null {
  try {
    return change()
  } catch (error) {
    if (error instanceof DocumentError) return null
    throw error
  }
}
