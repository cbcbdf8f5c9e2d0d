import { randomBytes } from 'node:crypto'
import type { ProofKind, Proofs } from '@aurelio/proofs/check'
import type { Database } from '../../platform/database/database.ts'
import type { ProofKeys } from './keys.ts'
import type { ProofStore } from './store.ts'

/** Letters of a token: 96 bits. Who has one reads what was published; it is meant to be handed on. */
const tokenBytes = 12

type Parts = { database: Database; store: ProofStore; keys: ProofKeys }

/** What a proof is published with. `language`: that of its page, as a page names it. */
export type Publishing = { workspaceId: string; language?: string }

export function proofService({ database, store, keys }: Parts) {
  async function put<Kind extends ProofKind>(
    { token, workspaceId, language }: Required<Publishing> & { token: string },
    kind: Kind,
    data: Proofs[Kind],
  ) {
    const proof = { format: 1, token, kind, language, issuedAt: new Date().toISOString(), data }
    // Letters that could end a script stand escaped in what is signed, so that the page holds it letter by letter.
    const document = JSON.stringify(proof).replaceAll('<', '\\u003c')
    await store.put({ token, workspaceId, kind, document, ...(await keys.sign(document)) })
    return { token, address: proofAddress(token) }
  }

  return {
    /**
     * Signs a result and gives it a page of its own, where anybody can compute it again. Inside a transaction where one is
     * open. What stands in `data` is public for ever: nothing of a person belongs there.
     */
    publish: <Kind extends ProofKind>(
      kind: Kind,
      data: Proofs[Kind],
      { workspaceId, language = 'es' }: Publishing,
    ) => put({ token: randomBytes(tokenBytes).toString('base64url'), workspaceId, language }, kind, data),

    /** The same page with what has happened since. */
    revise: <Kind extends ProofKind>(
      token: string,
      kind: Kind,
      data: Proofs[Kind],
      { workspaceId, language = 'es' }: Publishing,
    ) => database.inTransaction(() => put({ token, workspaceId, language }, kind, data)),

    find: (token: string) => store.find(token),
  }
}
export type ProofService = ReturnType<typeof proofService>

export function proofAddress(token: string): string {
  return `/proof/${token}`
}
