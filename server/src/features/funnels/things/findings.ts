import {
  type FunnelFinding,
  type FunnelGraph,
  type FunnelStep,
  thingKindOf,
} from '@aurelio/contracts/funnels'
import type { PageDocument } from '@aurelio/page/document'
import { listsIn, stepsBefore } from './box-on-page.ts'
import { isSeen, showing } from './on-page.ts'
import type { NamedThings, Thing } from './thing.ts'

/** What is missing of the things that the steps of a funnel are about. `documents`: of its pages, by their ids. */
export function thingFindings(
  graph: FunnelGraph,
  things: NamedThings,
  documents: ReadonlyMap<string, PageDocument>,
): FunnelFinding[] {
  return graph.nodes.flatMap((step) => {
    const kind = thingKindOf(step.kind)
    if (!kind) return []
    if (step.thing === null) return [of('no-thing', step)]
    const thing = things.get(step.id)
    if (!thing) return [of('thing-gone', step)]
    const document = documents.get(step.pageId)
    const isAbsent = document && isSeen(kind) && showing(document, kind, thing) === undefined
    return [
      ...(thing.isPublished ? [] : [of('thing-unpublished', step)]),
      ...(isAbsent ? [of('thing-absent', step)] : []),
      ...(kind === 'correo' && !isAskedFor(graph, step, thing, documents) ? [of('no-box', step)] : []),
    ]
  })
}

/** Whether a step from which people come to the letters asks for their list: a form with its box, or a room that may do so. */
function isAskedFor(
  graph: FunnelGraph,
  step: FunnelStep,
  { listId }: Thing,
  documents: ReadonlyMap<string, PageDocument>,
): boolean {
  if (listId === null) return false
  return stepsBefore(graph, step).some(({ kind, thing, pageId }) => {
    // What these ask for stands in their rooms.
    if (kind === 'concurso' || kind === 'quiz') return thing !== null
    const document = documents.get(pageId)
    return document !== undefined && listsIn(document).has(listId)
  })
}

function of(code: FunnelFinding['code'], { id }: FunnelStep): FunnelFinding {
  return { code, steps: [id], port: null }
}
