import type { Kysely } from 'kysely'
import { z } from 'zod'

type Tables = {
  symbol: { id: string; number: number; isForm: number }
  symbolVersion: { symbolId: string; number: number; document: string }
}

const elementsSchema = z.object({ elements: z.array(z.object({ type: z.string() })) })

/** Which symbols are forms, so that they can be listed without reading what each of them holds. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('symbol')
    .addColumn('isForm', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  const symbols = await db
    .selectFrom('symbol')
    .innerJoin('symbolVersion', (join) =>
      join
        .onRef('symbolVersion.symbolId', '=', 'symbol.id')
        .onRef('symbolVersion.number', '=', 'symbol.number'),
    )
    .select(['symbol.id', 'symbolVersion.document'])
    .execute()
  for (const { id, document } of symbols) {
    const read = elementsSchema.safeParse(JSON.parse(document))
    if (read.success && read.data.elements[0]?.type === 'form')
      await db.updateTable('symbol').set({ isForm: 1 }).where('id', '=', id).execute()
  }
}
