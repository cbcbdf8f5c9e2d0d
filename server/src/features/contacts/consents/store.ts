import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'

type Agreed = { contactId: string; text: string; at: string }

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What contacts agreed to: the texts of a workspace, each a version of its own, and who said yes to which. */
export function consentStore(database: Database) {
  async function wordings(workspaceId: string, digests: readonly string[]) {
    const rows = await database
      .query()
      .selectFrom('consentWording')
      .select(['id', 'digest'])
      .where('workspaceId', '=', workspaceId)
      .where('digest', 'in', digests)
      .execute()
    return new Map(rows.map(({ id, digest }) => [digest, id]))
  }

  async function addWordings(workspaceId: string, texts: readonly { text: string; at: string }[]) {
    const { total } = await database
      .query()
      .selectFrom('consentWording')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('workspaceId', '=', workspaceId)
      .executeTakeFirstOrThrow()
    await database
      .query()
      .insertInto('consentWording')
      .values(
        texts.map(({ text, at }, index) => ({
          id: randomUUID(),
          workspaceId,
          digest: digestOf(text),
          text,
          version: total + index + 1,
          createdAt: at,
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
  }

  const agreements = (workspaceId: string, contactIds: readonly string[]) =>
    database
      .query()
      .selectFrom('contactConsent')
      .innerJoin('consentWording', 'consentWording.id', 'contactConsent.wordingId')
      .select(['text', 'version', 'firstAt', 'lastAt'])
      .where('contactId', 'in', contactIds)
      .where('workspaceId', '=', workspaceId)
      .orderBy('firstAt')
      .orderBy('version')

  return {
    /** Keeps that they agreed, or did so again. */
    async keep(workspaceId: string, agreed: readonly Agreed[]): Promise<void> {
      if (agreed.length === 0) return
      const byDigest = new Map(agreed.map((each) => [digestOf(each.text), each]))
      const digests = [...byDigest.keys()].toSorted()
      const known = await wordings(workspaceId, digests)
      const fresh = digests
        .filter((digest) => !known.has(digest))
        .flatMap((digest) => byDigest.get(digest) ?? [])
      if (fresh.length > 0) await addWordings(workspaceId, fresh)
      const ids = fresh.length > 0 ? await wordings(workspaceId, digests) : known
      const rows = new Map<
        string,
        { contactId: string; wordingId: string; firstAt: string; lastAt: string }
      >()
      for (const { contactId, text, at } of agreed) {
        const wordingId = ids.get(digestOf(text)) ?? ''
        const key = `${contactId} ${wordingId}`
        const row = rows.get(key) ?? { contactId, wordingId, firstAt: at, lastAt: at }
        rows.set(key, { ...row, lastAt: row.lastAt < at ? at : row.lastAt })
      }
      await database
        .query()
        .insertInto('contactConsent')
        .values([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
        .onConflict((oc) =>
          oc.columns(['contactId', 'wordingId']).doUpdateSet((eb) => ({ lastAt: eb.ref('excluded.lastAt') })),
        )
        .execute()
    },
    /** The first first. */
    of: (workspaceId: string, contactIds: readonly string[]) => agreements(workspaceId, contactIds).execute(),
    /** The same, with which of them it was. */
    byContact: (workspaceId: string, contactIds: readonly string[]) =>
      agreements(workspaceId, contactIds).select('contactId').execute(),
  }
}
