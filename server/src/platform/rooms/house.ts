import { contract } from '@aurelio/contracts'
import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { ORPCError } from '@orpc/server'
import type { Access } from '../access/access.ts'
import type { Session } from '../access/session.ts'
import type { ExportFile } from '../export/export-file.ts'
import type { Calls, Feature, KnownPerson, Leftovers, PersonReach } from '../feature.ts'
import type { Bodies } from '../http/http-app.ts'
import { pattern } from '../http/api-paths.ts'
import { isOfApi, type PlainRoute } from '../http/plain-routes.ts'
import { onePage, type TimeLinePage } from '../time-line.ts'

type Features = readonly Feature[]

/** All rooms together: what is asked of every one of them. */
export type House = {
  calls: () => Calls
  routes: () => PlainRoute[]
  bodies: () => Bodies
  exportsOf: (session: Session, headers: Headers) => AsyncGenerator<ExportFile>
  /** Everything in a workspace, as its rooms tell it. */
  exportsOfWorkspace: (session: Session) => AsyncGenerator<ExportFile>
  leftByWorkspace: (id: string) => Promise<Leftovers[]>
  leftByPerson: (id: string) => Promise<Leftovers[]>
  /** How the person of a thing may be reached, whichever room has it; null where this session sees no such thing. */
  reachOf: (session: Session, id: string) => Promise<PersonReach | null>
  /** What happened with somebody in every room, the last first, as far as this session may see it. */
  happenedWith: (session: Session, person: KnownPerson, page: TimeLinePage) => Promise<TimeLineEntry[]>
  /** Whether an id names a thing that somebody sees where this session works. */
  sees: (session: Session, id: string) => Promise<boolean>
}

/** @param features filled while the rooms are made: nothing here is to be asked before */
export function houseOf(features: Features, access: Access): House {
  return {
    calls: () => callsOf(features),
    routes: () => routesOf(features),
    bodies: () => bodiesOf(features),
    exportsOf: (...asked) => exportsOf(features, access, ...asked),
    exportsOfWorkspace: (session) => exportsOfWorkspace(features, session),
    leftByWorkspace: (id) => leftByWorkspace(features, id),
    leftByPerson: (id) => leftByPerson(features, id),
    reachOf: (...asked) => reachOf(features, ...asked),
    happenedWith: (...asked) => happenedWith(features, ...asked),
    sees: (...asked) => sees(features, ...asked),
  }
}

/** Every call of the contract, each by its feature. Throws where the contract has one that nobody answers. */
function callsOf(features: Features): Calls {
  const calls = features.reduce<Partial<Calls>>((all, feature) => ({ ...all, ...feature.calls }), {})
  if (!isWhole(calls))
    throw new Error(
      `No feature answers: ${Object.keys(contract)
        .filter((name) => !(name in calls))
        .join(', ')}`,
    )
  return calls
}

function isWhole(calls: Partial<Calls>): calls is Calls {
  return Object.keys(contract).every((name) => name in calls)
}

function routesOf(features: Features): PlainRoute[] {
  return features.flatMap(({ routes = [] }) => routes)
}

/** What may be larger than other bodies of the API, and what is a file instead of JSON. */
function bodiesOf(features: Features): Bodies {
  const ofCalls = features.flatMap(({ bodies = [] }) => bodies)
  const ofRoutes = routesOf(features).flatMap(({ path, body }) =>
    body && isOfApi(path) ? [{ path, bytes: body.bytes, isFile: body.isFile ?? false }] : [],
  )
  return [...ofCalls, ...ofRoutes].map((body) => ({ ...body, path: pattern(body.path) }))
}

/** Everything of a person, and, where the workspace is theirs to manage, everything in it. */
async function* exportsOf(
  features: Features,
  { can }: Access,
  session: Session,
  headers: Headers,
): AsyncGenerator<ExportFile> {
  for (const { exportsOfPerson } of features) if (exportsOfPerson) yield* exportsOfPerson(session, headers)
  if (can(session, 'workspace.export')) yield* exportsOfWorkspace(features, session)
}

async function* exportsOfWorkspace(features: Features, session: Session): AsyncGenerator<ExportFile> {
  for (const { exportsOfWorkspace: exports } of features) if (exports) yield* exports(session)
}

async function leftByWorkspace(features: Features, id: string): Promise<Leftovers[]> {
  const found: Leftovers[] = []
  for (const feature of features) if (feature.leftByWorkspace) found.push(await feature.leftByWorkspace(id))
  return found
}

async function leftByPerson(features: Features, id: string): Promise<Leftovers[]> {
  const found: Leftovers[] = []
  for (const feature of features) if (feature.leftByPerson) found.push(await feature.leftByPerson(id))
  return found
}

async function reachOf(features: Features, session: Session, id: string): Promise<PersonReach | null> {
  for (const { reachOf: reach } of features) {
    const found = await reach?.(session, id)
    if (found) return found
  }
  return null
}

async function happenedWith(
  features: Features,
  session: Session,
  person: KnownPerson,
  page: TimeLinePage,
): Promise<TimeLineEntry[]> {
  const entries = await Promise.all(
    features.map(async ({ happenedWith: tell }) => (await tell?.(session, person, page)) ?? []),
  )
  return onePage(entries.flat(), page)
}

async function sees(features: Features, session: Session, id: string): Promise<boolean> {
  for (const { reads } of features) if (reads && (await isThere(reads(session, id)))) return true
  return false
}

async function isThere(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading
    return true
  } catch (error) {
    if (error instanceof ORPCError && (error.status === 404 || error.status === 403)) return false
    throw error
  }
}
