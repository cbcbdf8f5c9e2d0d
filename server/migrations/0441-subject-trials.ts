import type { Kysely } from 'kysely'

/**
 * A letter is tried with two subjects: some get the one, some the other, and the rest what is chosen after some hours. Which of
 * them somebody gets stands with the person; '' for the rest, and for letters with one subject.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const letter = db.schema.alterTable('letter')
  await letter.addColumn('trial', 'text').execute()
  await letter.addColumn('trialEndsAt', 'text').execute()
  await letter.addColumn('chosen', 'text').execute()
  await db.schema
    .alterTable('letterRecipient')
    .addColumn('variant', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('letterLink')
    .addColumn('secondClicks', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
