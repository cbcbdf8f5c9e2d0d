import type { Database } from '../../platform/database/database.ts'
import type { ProofKeyRow, ProofRow } from '../../platform/database/tables/proofs.ts'

export function proofStore(database: Database) {
  return {
    keys: () => database.query().selectFrom('proofKey').selectAll().orderBy('createdAt', 'desc').execute(),
    async addKey(row: ProofKeyRow) {
      await database.query().insertInto('proofKey').values(row).execute()
    },
    async put(row: ProofRow) {
      await database
        .query()
        .insertInto('proof')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('token').doUpdateSet({
            document: row.document,
            signature: row.signature,
            keyId: row.keyId,
          }),
        )
        .execute()
    },
    find: (token: string) =>
      database
        .query()
        .selectFrom('proof')
        .innerJoin('proofKey', 'proofKey.id', 'proof.keyId')
        .select(['proof.document', 'proof.signature', 'proofKey.publicKey', 'proof.workspaceId'])
        .where('token', '=', token)
        .executeTakeFirst(),
  }
}
export type ProofStore = ReturnType<typeof proofStore>
