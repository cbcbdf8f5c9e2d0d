import {
  type FunnelFinding,
  type FunnelGraph,
  type FunnelStep,
  thingKindOf,
} from '@aurelio/contracts/funnels'
import { DocumentError, edit, type PageDocument, update } from '@aurelio/page/document'
import { pageOfReference, referencesIn } from '@aurelio/page/values'
import { deadEnds, endless, unreachable } from '@aurelio/proofs/graph'
import { showing } from './things/on-page.ts'
import type { NamedThings, Thing } from './things/thing.ts'

/** What a port is taken by on its page: the form that is sent, or the button that is pressed. */
type Taker = { id: string; type: 'form' | 'button' | 'film' }
/** What the step is about. */
type About = { kind: FunnelStep['kind']; thing: Thing | null }

/** Links that stay on the page, or lead to what every page has. */
const staysHere = /^(?:#.|mailto:|tel:|sms:|legal:)/

function takersOf(document: PageDocument): { forms: Taker[]; buttons: Taker[] } {
  const forms: Taker[] = []
  const buttons: Taker[] = []
  const walk = (ids: readonly string[]) => {
    for (const id of ids) {
      const element = document.elements[id]
      if (!element) continue
      const { type, props, children } = element
      if (type === 'form') forms.push({ id, type })
      const link = typeof props['link'] === 'string' ? props['link'] : '#'
      if (type === 'button' && !staysHere.test(link)) buttons.push({ id, type })
      walk(children)
    }
  }
  walk(document.root)
  return { forms, buttons }
}

/** Which element takes a port: an offer is accepted by its first button and refused by its last, or accepted by its form. */
export function takerOf(document: PageDocument, port: string): Taker | undefined {
  const { forms, buttons } = takersOf(document)
  const [form] = forms
  const [button] = buttons
  const last = buttons.length > 1 ? buttons.at(-1) : undefined
  switch (port) {
    case 'enviar':
      return form
    case 'aceptar':
      return last ? button : (form ?? button)
    case 'rechazar':
      return last ?? (form ? button : undefined)
    default:
      return button ?? form
  }
}

/** The elements that take a port; none needed where what the step is about leads on by itself: it asks for the next step. */
function takersFor(document: PageDocument, port: string, { kind, thing }: About): Taker[] | 'itself' {
  const room = thingKindOf(kind)
  const shown = room && thing ? showing(document, room, thing) : undefined
  const taker = takerOf(document, port)
  if (shown !== undefined) {
    if (kind !== 'video') return 'itself'
    return [{ id: shown, type: 'film' }, ...(taker?.type === 'button' ? [taker] : [])]
  }
  if (taker) return [taker]
  // Who gets the letters goes on from those.
  return kind === 'correo' && thing ? 'itself' : []
}

const propsOf = (type: Taker['type'], link: string) =>
  type === 'form' ? { after: 'redirect', afterLink: link } : type === 'film' ? { nextLink: link } : { link }

/** The page of a step with its ways out led to their pages by reference; and the ports that nothing on it takes. */
export function wired(
  document: PageDocument,
  ways: readonly { port: string; pageId: string }[],
  about: About,
) {
  const unwired: string[] = []
  let shown = document
  for (const { port, pageId } of ways) {
    const takers = takersFor(document, port, about)
    if (takers === 'itself') continue
    if (takers.length === 0) unwired.push(port)
    try {
      for (const { id, type } of takers) {
        const props = propsOf(type, `page:${pageId}`)
        shown = edit(shown, (page) => update(page, { id, props })).document
      }
    } catch (error) {
      // Locked by whoever made the page.
      if (!(error instanceof DocumentError)) throw error
      unwired.push(port)
    }
  }
  return { document: shown, unwired }
}

/** The ways out of a step, with the pages that they lead to. */
export function waysOf({ nodes, edges }: FunnelGraph, { id }: FunnelStep) {
  return edges
    .filter(({ from }) => from === id)
    .flatMap(({ port, to }) => {
      const target = nodes.find((node) => node.id === to)
      return target ? [{ port, pageId: target.pageId }] : []
    })
}

/** What of a funnel keeps people from its end. `documents`: of its pages, by their ids. */
export function findingsOf(
  graph: FunnelGraph,
  documents: ReadonlyMap<string, PageDocument>,
  things: NamedThings,
  contentOf: (document: PageDocument) => unknown,
): FunnelFinding[] {
  const [first] = graph.nodes
  if (!first) return []
  const ends = graph.nodes.filter(({ kind }) => kind === 'gracias').map(({ id }) => id)
  const loops = endless(graph, ends)
  const looping = new Set(loops.flat())
  return [
    ...each('unreachable', unreachable(graph, [first.id])),
    ...each(
      'dead-end',
      deadEnds(graph, ends).filter((id) => !looping.has(id)),
    ),
    ...loops.flatMap((ids) => of('endless', ids)),
    ...graph.nodes.flatMap((step) => {
      const document = documents.get(step.pageId)
      if (!document) return of('page-gone', [step.id])
      const ways = waysOf(graph, step)
      const about = { kind: step.kind, thing: things.get(step.id) ?? null }
      const { document: shown, unwired } = wired(document, ways, about)
      const meant = new Set(ways.map(({ pageId }) => pageId))
      const past = graph.nodes.filter(
        ({ pageId }) =>
          !meant.has(pageId) && pageId !== step.pageId && pagesNamed(contentOf(shown)).has(pageId),
      )
      return [
        ...unwired.flatMap((port) => of('unwired', [step.id], port)),
        ...of('bypass', past.length === 0 ? [] : [step.id, ...past.map(({ id }) => id)]),
      ]
    }),
  ]
}

function pagesNamed(content: unknown): Set<string> {
  return new Set([...referencesIn(content)].flatMap((reference) => pageOfReference(reference) ?? []))
}

function of(
  code: FunnelFinding['code'],
  ids: readonly string[],
  port: string | null = null,
): FunnelFinding[] {
  return ids.length === 0 ? [] : [{ code, steps: [...ids], port }]
}

function each(code: FunnelFinding['code'], ids: readonly string[]): FunnelFinding[] {
  return ids.flatMap((id) => of(code, [id]))
}
