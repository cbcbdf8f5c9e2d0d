import type { TokenScope } from '@aurelio/contracts/token-scopes'
import { z } from 'zod'
import { type Answer, answerOf, type Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const made = z.object({ id: z.string(), token: z.string() })

type Rest = { kind?: 'personal' | 'workspace'; expiresInDays?: number | null; name?: string }

/** A token of somebody, through the front door, with its id. */
export async function newToken(person: Person, scopes: readonly TokenScope[], rest: Rest = {}) {
  return made.parse(
    bodyOf(
      await person.call('POST', '/api/tokens', { name: 'Programa', scopes, expiresInDays: null, ...rest }),
    ),
  )
}

export async function createToken(person: Person, scopes: readonly TokenScope[]): Promise<string> {
  return (await newToken(person, scopes)).token
}

/** A request as a program sends it: with a token, and with nothing of a browser unless `headers` say so. */
export async function callWith(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(
    await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}
