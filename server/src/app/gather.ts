import { contract } from '@aurelio/contracts'
import { ORPCError } from '@orpc/server'
import type { Access } from '../platform/access/access.ts'
import type { Session } from '../platform/access/session.ts'
import type { ExportFile } from '../platform/export/export-file.ts'
import type { Calls, Feature, Leavings } from '../platform/feature.ts'
import type { Bodies } from '../platform/http/http-app.ts'
import { pattern } from '../platform/http/api-paths.ts'
import { isOfApi, type PlainRoute } from '../platform/http/plain-routes.ts'

type Features = readonly Feature[]

/** Every call of the contract, each by its feature. Throws where the contract has one that nobody answers. */
export function callsOf(features: Features): Calls {
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

export function routesOf(features: Features): PlainRoute[] {
  return features.flatMap(({ routes = [] }) => routes)
}

/** What may be larger than other bodies of the API, and what is a file instead of JSON. */
export function bodiesOf(features: Features): Bodies {
  const ofCalls = features.flatMap(({ bodies = [] }) => bodies)
  const ofRoutes = routesOf(features).flatMap(({ path, body }) =>
    body && isOfApi(path) ? [{ path, bytes: body.bytes, isFile: body.isFile ?? false }] : [],
  )
  return [...ofCalls, ...ofRoutes].map((body) => ({ ...body, path: pattern(body.path) }))
}

/** Everything of a person, and, where the workspace is theirs to manage, everything in it. */
export async function* exportsOf(
  features: Features,
  { can }: Access,
  session: Session,
  headers: Headers,
): AsyncGenerator<ExportFile> {
  for (const { exportsOfPerson } of features) if (exportsOfPerson) yield* exportsOfPerson(session, headers)
  if (can(session, 'workspace.export')) yield* exportsOfWorkspace(features, session)
}

/** Everything in a workspace, as its features tell it. */
export async function* exportsOfWorkspace(features: Features, session: Session): AsyncGenerator<ExportFile> {
  for (const { exportsOfWorkspace: exports } of features) if (exports) yield* exports(session)
}

export async function leftByWorkspace(features: Features, id: string): Promise<Leavings[]> {
  const found: Leavings[] = []
  for (const feature of features) if (feature.leftByWorkspace) found.push(await feature.leftByWorkspace(id))
  return found
}

export async function leftByPerson(features: Features, id: string): Promise<Leavings[]> {
  const found: Leavings[] = []
  for (const feature of features) if (feature.leftByPerson) found.push(await feature.leftByPerson(id))
  return found
}

/** Whether an id names a thing that somebody sees where this session works. */
export async function sees(features: Features, session: Session, id: string): Promise<boolean> {
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
