import { randomUUID } from 'node:crypto'
import { proofKeys } from '../features/proofs/keys.ts'
import { proofService } from '../features/proofs/service.ts'
import { proofStore } from '../features/proofs/store.ts'
import type { Person, TestServer } from './test-server.ts'
import { sessionOf } from './work.ts'

/** A consent that anybody can check, published as other rooms do. */
export async function publishProof({ server, owner }: { server: TestServer; owner: Person }) {
  const workspaceId = (await sessionOf(owner)).workspace.id
  const store = proofStore(server.database)
  const { publish } = proofService({ database: server.database, store, keys: proofKeys(store, randomUUID()) })
  const consent = { statement: 'Acepto', statementHash: '', place: '/p/x', givenAt: new Date().toISOString() }
  const { token } = await publish('consent', consent, { workspaceId })
  return { token }
}
