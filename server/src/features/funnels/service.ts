import { randomUUID } from 'node:crypto'
import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import {
  type funnelFileSchema,
  type FunnelGraph,
  funnelGraphSchema,
  type FunnelStep,
  stepPorts,
  thingKindOf,
} from '@aurelio/contracts/funnels'
import { encodePage, type StoredPage, storedDocument } from '@aurelio/page/document'
import type { z } from 'zod'
import { by, type Session } from '../../platform/access/session.ts'
import type { FunnelRow } from '../../platform/database/tables/funnels.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { type Narrowed } from './figures.ts'
import { funnelFigures } from './figure-service.ts'
import type { FunnelParts } from './parts.ts'
import { letterBox } from './letter-box.ts'
import { pageFor } from './things/on-page.ts'
import { type Thing, thingsNamed } from './things/thing.ts'
import { funnelVersions } from './versions/service.ts'
import type { FunnelVersionStore } from './versions/store.ts'
import { funnelViews, graphOf } from './view.ts'
import { waysOf, wired } from './wiring.ts'

type File = Pick<z.output<typeof funnelFileSchema>, 'name' | 'graph'>
type Made = Omit<FunnelStep, 'pageId'> & { name: string; document: StoredPage }

/** Funnels: pages one after the other, published and wired together. */
export function funnelService(parts: FunnelParts & { versions: FunnelVersionStore }) {
  const { database, access, emit, store } = parts
  const figures = funnelFigures(parts)
  const { pagesOf, summaryOf, view } = funnelViews(parts)
  const changed = (session: Session, { id, name }: Pick<FunnelRow, 'id' | 'name'>) =>
    emit({ ...by(session), kind: 'funnel.changed', subject: { id, name } })

  async function find(session: Session, id: string): Promise<FunnelRow> {
    access.demand(session, 'pages.edit')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function save(
    session: Session,
    row: FunnelRow,
    { name, graph }: { name: string; graph: FunnelGraph },
    baseVersion: number,
  ) {
    const { id } = row
    const updatedAt = new Date().toISOString()
    const isSaved = await store.save(row, { name, graph: JSON.stringify(graph), updatedAt }, baseVersion)
    const now = await find(session, id)
    if (!isSaved) throw refuse('CONFLICT', { version: now.version, updatedAt: now.updatedAt })
    await changed(session, now)
    return view(now)
  }

  /** Leads a step's ways out to their pages, and publishes it: links to what is not published yet wait for `refresh`. */
  async function publishStep(
    session: Session,
    { graph, step, thing }: { graph: FunnelGraph; step: FunnelStep; thing: Thing | null },
  ) {
    const page = await parts.findPage(session.workspace.id, step.pageId)
    if (!page) throw refuse('FUNNEL_UNSOUND')
    const before = storedDocument(JSON.stringify(page.document)).read().document
    const { document } = wired(before, waysOf(graph, step), { kind: step.kind, thing })
    if (document !== before) {
      const { name, version: baseVersion } = page
      await parts.savePage(session, { id: step.pageId, name, document: encodePage(document), baseVersion })
    }
    await parts.publishPage(session, step.pageId)
  }

  const versions = funnelVersions({ ...parts, store: parts.versions, find, save })

  return {
    versions,
    letterBox: letterBox({ ...parts, find, view }),

    async list(session: Session, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      access.demand(session, 'pages.edit')
      const rows = await store.list(session.workspace.id, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.updatedAt)
      return { items: await Promise.all(items.map(summaryOf)), nextCursor }
    },

    get: async (session: Session, id: string) => view(await find(session, id)),
    async create(session: Session, { name, graph }: File) {
      access.demand(session, 'pages.edit')
      return database.inTransaction(async () => {
        const nodes = []
        for (const node of graph.nodes) nodes.push(await stepWith(parts, session, node))
        const at = new Date().toISOString()
        const row: FunnelRow = {
          id: randomUUID(),
          workspaceId: session.workspace.id,
          name,
          graph: JSON.stringify({ nodes, edges: graph.edges }),
          version: 1,
          createdAt: at,
          updatedAt: at,
          publishedAt: null,
        }
        await store.insert(row)
        await changed(session, row)
        return view(row)
      })
    },

    async save(
      session: Session,
      { id, name, graph, baseVersion }: { id: string; name: string; graph: FunnelGraph; baseVersion: number },
    ) {
      const row = await find(session, id)
      return database.inTransaction(() => save(session, row, { name, graph }, baseVersion))
    },

    async addStep(session: Session, id: string, made: Made) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const { nodes, edges } = graphOf(row)
        const graph = { nodes: [...nodes, await stepWith(parts, session, made)], edges }
        return save(session, row, { name: row.name, graph: funnelGraphSchema.parse(graph) }, row.version)
      })
    },

    /** A page of its own for what a step is about: from now on it is the step's. */
    async pageForThing(session: Session, { id, step: stepId, thing: thingId, baseVersion }: ForThing) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const graph = graphOf(row)
        const step = graph.nodes.find((node) => node.id === stepId)
        const kind = step && thingKindOf(step.kind)
        if (!step || !kind) throw notFound()
        const thing = await parts.thingOf(session.workspace.id, kind, thingId)
        if (!thing) throw refuse('FUNNEL_NO_THING')
        const name = `${row.name} · ${thing.name}`.slice(0, 200)
        const made = await parts.createPage(session, { name, document: pageFor(kind, thing) })
        const nodes = graph.nodes.map((node) =>
          node.id === stepId ? { ...node, thing: thing.id, pageId: made.id } : node,
        )
        return save(session, row, { name: row.name, graph: { ...graph, nodes } }, baseVersion)
      })
    },

    async publish(session: Session, id: string) {
      const row = await find(session, id)
      const graph = graphOf(row)
      const pages = await pagesOf(row.workspaceId, graph)
      const [first] = graph.nodes
      if (!first || graph.nodes.some(({ pageId }) => !pages.some((page) => page.id === pageId)))
        throw refuse('FUNNEL_UNSOUND')
      await database.inTransaction(async () => {
        const left = await store.pagesOf(id)
        await store.setPages(
          id,
          graph.nodes.map((step) => ({
            pageId: step.pageId,
            funnelId: id,
            step: step.id,
            isStart: step.id === first.id ? 1 : 0,
            kind: step.kind,
            thing: step.thing,
            nextPageId:
              waysOf(graph, step).find(({ port }) => port === stepPorts[step.kind].at(0))?.pageId ?? null,
          })),
        )
        await parts.refresh(left)
      })
      const things = await thingsNamed(parts.thingOf, row.workspaceId, graph)
      for (const step of graph.nodes)
        await publishStep(session, { graph, step, thing: things.get(step.id) ?? null })
      return database.inTransaction(async () => {
        await parts.refresh(graph.nodes.map(({ pageId }) => pageId))
        await store.setPublished(id, new Date().toISOString())
        const published = await find(session, id)
        await versions.keep(published, '')
        await changed(session, published)
        return view(published)
      })
    },

    async file(session: Session, id: string) {
      const row = await find(session, id)
      const graph = graphOf(row)
      const pages = new Map((await pagesOf(row.workspaceId, graph)).map((page) => [page.id, page]))
      const nodes = graph.nodes.flatMap(({ pageId, ...node }) => {
        const page = pages.get(pageId)
        return page ? [{ ...node, name: page.name, document: page.document }] : []
      })
      const known = new Set(nodes.map((node) => node.id))
      const edges = graph.edges.filter(({ from, to }) => known.has(from) && known.has(to))
      return { format: 'aurelio-funnel-1', name: row.name, graph: { nodes, edges } }
    },

    async figures(session: Session, id: string, period: AnalyticsPeriod, wanted: Narrowed) {
      const row = await find(session, id)
      return figures(session, row, { graph: graphOf(row), period, wanted })
    },

    async ofLead(session: Session, leadId: string) {
      access.demand(session, 'leads.change')
      if (!(await parts.leadOf(session, leadId))) throw notFound()
      const path = await store.ofLead(leadId)
      const row = path && (await store.find(session.workspace.id, path.funnelId))
      if (!path || !row) return { funnel: null }
      const graph = graphOf(row)
      const names = new Map((await pagesOf(row.workspaceId, graph)).map(({ id, name }) => [id, name]))
      const steps = path.steps.split('-').flatMap((id) => {
        const step = graph.nodes.find((node) => node.id === id)
        return step ? [{ kind: step.kind, name: names.get(step.pageId) ?? '' }] : []
      })
      return { funnel: { id: row.id, name: row.name, steps } }
    },

    async remove(session: Session, id: string) {
      const row = await find(session, id)
      return database.inTransaction(async () => {
        const left = await store.pagesOf(id)
        await store.remove(row.workspaceId, id)
        await parts.refresh(left)
        await changed(session, row)
        return { id }
      })
    },
  }
}
type ForThing = { id: string; step: string; thing: string; baseVersion: number }
export type FunnelService = ReturnType<typeof funnelService>

async function stepWith(
  { createPage }: Pick<FunnelParts, 'createPage'>,
  session: Session,
  { name, document, ...step }: Made,
): Promise<FunnelStep> {
  return { ...step, pageId: (await createPage(session, { name, document })).id }
}
