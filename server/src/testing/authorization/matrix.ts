import { type Role, roles } from '@aurelio/contracts/session'
import { tokenScopes } from '@aurelio/contracts/token-scopes'
import { beforeAll, expect, it } from 'vitest'
import type { Engine } from '../../platform/database/database.ts'
import { signIn } from '../accounts.ts'
import { createToken } from '../api-tokens.ts'
import { scopesOfRoutes } from '../app-routes.ts'
import type { Row } from './row.ts'
import { table } from './table.ts'
import { password, type Person, signUp, startTestServer, type TestServer } from '../test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../work.ts'

const noIds: Record<string, string> = {}

/** The owner of a workspace, and one person in it for each role. */
async function workspaceOf(server: TestServer): Promise<Record<Role, Person>> {
  const owner = await signUp(server.url)
  // One after the other: the test's own connection must not wait for a transaction of this same process.
  const admin = await colleagueOf(server, owner, 'admin')
  const member = await colleagueOf(server, owner, 'member')
  const client = await colleagueOf(server, owner, 'client')
  return { owner, admin, member, client }
}

/** The status of one call. The body is left unread: the stream of changes has no end. */
async function statusOf(
  server: TestServer,
  {
    route,
    row,
    ids,
    cookie,
    token,
  }: { route: string; row: Row; ids: Record<string, string>; cookie?: string | undefined; token?: string },
): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace('/*', '/').replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const body = row.body?.(ids)
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof URLSearchParams)
  const response = await fetch(server.url + path + (row.query ?? ''), {
    method,
    redirect: 'manual',
    headers: {
      // A program comes from no page.
      ...(token === undefined ? { origin: server.url } : { authorization: `Bearer ${token}` }),
      accept: 'text/html, application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  })
  await response.body?.cancel()
  return response.status
}

/**
 * Programs with a token: with everything it may be let do, as far as its person may; without what the route asks for,
 * never; and where the route says nothing of tokens, they are nobody.
 */
async function tokenRows(
  server: TestServer,
  { owner, member }: Pick<Record<Role, Person>, 'owner' | 'member'>,
  make: (row: Row, person: Person) => Promise<Record<string, string>>,
) {
  const scopes = await scopesOfRoutes()
  const ofOwner = await createToken(owner, tokenScopes)
  const ofMember = await createToken(member, tokenScopes)
  const narrow = new Map<string, string>()
  for (const scope of tokenScopes) {
    const others = tokenScopes.filter((one) => one !== scope)
    narrow.set(scope, await createToken(owner, others))
  }
  return async (route: string, row: Row, refused: Record<string, string>) => {
    const scope = scopes.get(route)
    const without = scope && narrow.get(scope)
    if (without === undefined) {
      const isForPeople = route.includes(' /api/auth/') || row.signedOut === 401
      return {
        expected: { token: row.token ?? (isForPeople ? 403 : row.signedOut) },
        found: { token: await statusOf(server, { route, row, ids: refused, token: ofOwner }) },
      }
    }
    return {
      expected: { token: row.roles[0], 'token of a member': row.roles[2], 'token without scope': 403 },
      found: {
        'token without scope': await statusOf(server, { route, row, ids: refused, token: without }),
        token: await statusOf(server, { route, row, ids: await make(row, owner), token: ofOwner }),
        'token of a member': await statusOf(server, {
          route,
          row,
          ids: await make(row, member),
          token: ofMember,
        }),
      },
    }
  }
}

/** Declares a test for each row of the table: what nobody, each role of both workspaces and the administrator are answered. */
export function whoMayCall(engine: Engine): void {
  let server: TestServer
  let administrator: Person
  let disabled: Person
  let own: Record<Role, Person>
  let foreign: Record<Role, Person>
  let byToken: Awaited<ReturnType<typeof tokenRows>>
  beforeAll(async () => {
    server = await startTestServer(engine, { VIDEO_ENGINE_FETCH: 'off' })
    administrator = await signUp(server.url, 'Primera')
    disabled = await signUp(server.url, 'Deshabilitada')
    own = await workspaceOf(server)
    foreign = await workspaceOf(server)
    const { user } = await sessionOf(disabled)
    bodyOf(await administrator.call('POST', `/api/accounts/${user.id}/disable`))
    byToken = await tokenRows(server, own, make)
  }, 180_000)

  const make = async (row: Row, person: Person) =>
    (await row.thing?.({ server, owner: own.owner, person })) ?? noIds
  const statusFor = async (route: string, row: Row, caller: Person | null, ids: Record<string, string>) => {
    const cookie =
      caller && row.endsSession
        ? (await signIn(server, caller.email, password)).person.cookie
        : caller?.cookie
    return statusOf(server, { route, row, ids, cookie })
  }

  // Passwords are hashed for many of the calls, and the machine may be busy.
  it.each(Object.entries(table))('%s', { timeout: 180_000 }, async (route, row) => {
    // Whoever is refused leaves it as it is, for the next one to try.
    const refused = await make(row, own.owner)
    const expected: Record<string, number> = { nobody: row.signedOut, disabled: row.signedOut }
    const found: Record<string, number> = {
      nobody: await statusFor(route, row, null, refused),
      disabled: await statusFor(route, row, disabled, refused),
    }
    for (const [index, role] of roles.entries()) {
      const status = row.roles[index] ?? 0
      expected[`foreign ${role}`] =
        row.foreign ?? (row.thing && !row.isPublic && status !== 403 ? (row.isInBody ? 422 : 404) : status)
      found[`foreign ${role}`] = await statusFor(route, row, foreign[role], refused)
      expected[role] = status
      found[role] = await statusFor(route, row, own[role], await make(row, own[role]))
    }
    if (row.administrator !== undefined) {
      expected['administrator'] = row.administrator
      found['administrator'] = await statusFor(route, row, administrator, await make(row, administrator))
    }
    const programs = await byToken(route, row, refused)
    expect({ ...found, ...programs.found }).toEqual({ ...expected, ...programs.expected })
  })
}
