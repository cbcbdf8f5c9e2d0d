import { randomUUID } from 'node:crypto'
import { graphOf } from '@aurelio/contracts/graph'
import { type Funnel, funnelGraphSchema, funnelStepSchema } from '@aurelio/contracts/funnels'
import { storedPageSchema } from '@aurelio/contracts/pages'
import { storedDocument } from '@aurelio/page/document'
import { z } from 'zod'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FunnelRow } from '../../../platform/database/tables/funnels.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { FunnelParts } from '../parts.ts'
import type { FunnelVersionStore } from './store.ts'

/** Of a funnel; the oldest go first, for each holds all its pages. */
const mostVersions = 30

/** A step with its page as it was. */
const contentSchema = z.object({
  name: z.string(),
  graph: graphOf(funnelStepSchema.extend({ name: z.string(), document: storedPageSchema })),
})

type Parts = Pick<FunnelParts, 'findPage' | 'createPage' | 'savePage'> & {
  database: Database
  store: FunnelVersionStore
  /** A funnel of the session's workspace; throws a 404 where there is none. */
  find: (session: Session, id: string) => Promise<FunnelRow>
  save: (
    session: Session,
    row: FunnelRow,
    values: { name: string; graph: Funnel['graph'] },
    baseVersion: number,
  ) => Promise<Funnel>
}

/** Funnels as they were, whole: their steps, their ways, and every page. */
export function funnelVersions({ database, store, find, save, ...pages }: Parts) {
  async function contentOf({ workspaceId, name, graph }: FunnelRow) {
    const { nodes, edges } = funnelGraphSchema.parse(JSON.parse(graph))
    const held = []
    for (const node of nodes) {
      const page = await pages.findPage(workspaceId, node.pageId)
      if (page) held.push({ ...node, name: page.name, document: page.document })
    }
    const known = new Set(held.map(({ id }) => id))
    return {
      name,
      graph: { nodes: held, edges: edges.filter(({ from, to }) => known.has(from) && known.has(to)) },
    }
  }

  /** Within the open transaction. */
  async function keep(row: FunnelRow, name: string) {
    const content = await contentOf(row)
    const [last] = await store.list(row.id)
    const version = {
      id: randomUUID(),
      number: (last?.number ?? 0) + 1,
      name,
      steps: content.graph.nodes.length,
      createdAt: new Date().toISOString(),
    }
    await store.add({ ...version, funnelId: row.id, content: JSON.stringify(content) })
    await store.removeBefore(row.id, version.number - mostVersions + 1)
    return version
  }

  return {
    keep,

    async list(session: Session, id: string) {
      const row = await find(session, id)
      return { items: await store.list(row.id) }
    },

    async keepNamed(session: Session, id: string, name: string) {
      const row = await find(session, id)
      return database.inTransaction(() => keep(row, name))
    },

    /** What it is now is kept before; a page that is gone is made again. */
    async restore(session: Session, id: string, versionId: string) {
      const row = await find(session, id)
      const version = await store.find(row.id, versionId)
      if (!version) throw notFound()
      const { name, graph } = contentSchema.parse(JSON.parse(version.content))
      return database.inTransaction(async () => {
        await keep(row, '')
        const nodes = []
        for (const { name: pageName, document, ...step } of graph.nodes) {
          const page = await pages.findPage(row.workspaceId, step.pageId)
          const isSame = page && textOf(page.document) === textOf(document)
          if (!page)
            nodes.push({
              ...step,
              pageId: (await pages.createPage(session, { name: pageName, document })).id,
            })
          else {
            const change = { id: step.pageId, name: page.name, document, baseVersion: page.version }
            if (!isSame) await pages.savePage(session, change)
            nodes.push(step)
          }
        }
        return save(session, row, { name, graph: { nodes, edges: graph.edges } }, row.version)
      })
    },
  }
}

function textOf(document: z.output<typeof storedPageSchema>): string {
  return JSON.stringify(storedDocument(JSON.stringify(document)).read().page)
}
