import { type Funnel, type FunnelGraph, funnelGraphSchema, thingKindOf } from '@aurelio/contracts/funnels'
import { encodePage, storedDocument } from '@aurelio/page/document'
import type { FunnelRow } from '../../platform/database/tables/funnels.ts'
import type { FunnelParts } from './parts.ts'
import { thingFindings } from './things/findings.ts'
import { thingsNamed } from './things/thing.ts'
import { findingsOf } from './wiring.ts'

export function graphOf(row: FunnelRow): FunnelGraph {
  return funnelGraphSchema.parse(JSON.parse(row.graph))
}

/** Funnels as the team sees them: with their pages, what their steps are about, and what is missing. */
export function funnelViews(parts: Pick<FunnelParts, 'findPage' | 'urlOf' | 'thingOf'>) {
  async function pagesOf(workspaceId: string, { nodes }: FunnelGraph) {
    const ids = [...new Set(nodes.map(({ pageId }) => pageId))]
    const found = await Promise.all(
      ids.map(async (id) => {
        const page = await parts.findPage(workspaceId, id)
        return page ? [{ id, ...page }] : []
      }),
    )
    return found.flat()
  }

  async function summaryOf(row: FunnelRow) {
    const { id, name, version, updatedAt, publishedAt } = row
    const { nodes } = graphOf(row)
    const [first] = nodes
    const url =
      publishedAt === null || !first
        ? null
        : await parts.urlOf(row.workspaceId, first.pageId).catch(() => null)
    return { id, name, steps: nodes.length, version, updatedAt, publishedAt, url }
  }

  async function view(row: FunnelRow): Promise<Funnel> {
    const graph = graphOf(row)
    const pages = await pagesOf(row.workspaceId, graph)
    const documents = new Map(
      pages.map(({ id, document }) => [id, storedDocument(JSON.stringify(document)).read().document]),
    )
    const shown = await Promise.all(
      pages.map(async ({ id, name }) => ({ id, name, url: await parts.urlOf(row.workspaceId, id) })),
    )
    const withdrawn = new Set(
      row.publishedAt === null ? [] : shown.flatMap(({ id, url }) => (url === null ? [id] : [])),
    )
    const things = await thingsNamed(parts.thingOf, row.workspaceId, graph)
    const named = new Map(
      graph.nodes.flatMap(({ id, kind: of }) => {
        const [kind, thing] = [thingKindOf(of), things.get(id)]
        return kind && thing ? [[thing.id, { id: thing.id, kind, name: thing.name }] as const] : []
      }),
    )
    return {
      ...(await summaryOf(row)),
      graph,
      pages: shown,
      things: [...named.values()],
      findings: [
        ...findingsOf(graph, documents, things, encodePage),
        ...thingFindings(graph, things, documents),
        ...graph.nodes
          .filter(({ pageId }) => withdrawn.has(pageId))
          .map(({ id }) => ({ code: 'unpublished' as const, steps: [id], port: null })),
      ],
    }
  }

  return { pagesOf, summaryOf, view }
}
export type FunnelViews = ReturnType<typeof funnelViews>
