import { type FunnelGraph, type ThingKind, thingKindOf } from '@aurelio/contracts/funnels'

/** What a step is about, as the room of its kind knows it. */
export type Thing = {
  id: string
  name: string
  /** Whether anybody can have it: take the quiz, see the film, enter the contest, get the letters. */
  isPublished: boolean
  /** By which a page names it; '' for what stands on no page. */
  address: string
  /** Whose letters they are; null for all other things, and for letters of no list. */
  listId: string | null
}

/** Null where it is gone. */
export type ThingOf = (workspaceId: string, kind: ThingKind, id: string) => Promise<Thing | null>

/** What the steps of a funnel name, by the ids of the steps: null for what is gone. */
export type NamedThings = ReadonlyMap<string, Thing | null>

export async function thingsNamed(
  thingOf: ThingOf,
  workspaceId: string,
  { nodes }: FunnelGraph,
): Promise<NamedThings> {
  const named = await Promise.all(
    nodes.map(async ({ id, kind, thing }) => {
      const room = thingKindOf(kind)
      return room && thing !== null ? [[id, await thingOf(workspaceId, room, thing)] as const] : []
    }),
  )
  return new Map(named.flat())
}
