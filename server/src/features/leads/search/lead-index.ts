import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import { analyzeTable } from '../../../platform/jobs/statistics.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import { labelsIn } from '../to-lead.ts'
import { nameOf } from '../person.ts'
import { indexedLeadStore } from './store.ts'
import { type Contacts, contactsOf } from '../persons/contacts.ts'
import { termTable } from './open-term-table.ts'
import { type Indexed, termsOf } from './terms.ts'

/** Few enough that nobody waits long for the one connection of SQLite; PostgreSQL takes many in for little more. */
const mostAtOnce = { sqlite: 200, postgres: 2000 } as const
const hourSeconds = 60 * 60
/** So many leads have waited together that the statistics may be of that time. */
const many = 10_000

/**
 * Keeps the index in step. A lead that comes in is no part of it yet: whoever searches reads the few that wait, so that
 * taking a lead costs nothing for it, and nothing is ever missing. With its number it is given its contact. What the team changes is rewritten with the change.
 */
export function leadIndex(database: Database, contacts: Pick<Contacts, 'of'>) {
  const store = indexedLeadStore(database)
  const terms = termTable(database)
  const atOnce = mostAtOnce[database.engine]

  /** How many it took in. */
  async function takeIn(): Promise<number> {
    return database.inTransaction(async () => {
      const leads = await store.waiting(atOnce)
      if (leads.length === 0) return 0
      const numbers = await terms.numbers(leads.length)
      const from = await contactsOf(contacts, leads)
      const numbered = leads.flatMap((lead, at) => {
        const seq = numbers[at]
        return seq === undefined
          ? []
          : [
              {
                ...lead,
                seq,
                nameKey: searchable(nameOf(lead)),
                contactId: lead.contactId ?? from[at] ?? null,
              },
            ]
      })
      await store.keepPhrases(leads)
      await store.number(numbered)
      await terms.write(numbered.map((lead) => ({ seq: lead.seq, terms: termsIn(lead) })))
      return leads.length
    })
  }

  /** Writes anew what an older version indexed, which knew less; false once there is none. */
  async function renew(): Promise<boolean> {
    return database.inTransaction(async () => {
      const leads = await store.outdated(atOnce)
      await store.keepPhrases(leads)
      await write(leads)
      await store.renewedTo(leads.length < atOnce ? null : (leads.at(-1)?.seq ?? null))
      return leads.length === atOnce
    })
  }

  async function write(leads: readonly (Indexed & { seq: number | null })[]) {
    await terms.write(
      leads.flatMap((lead) => (lead.seq === null ? [] : [{ seq: lead.seq, terms: termsIn(lead) }])),
    )
  }

  /** Mostly there is nothing to do: what came is taken in as it is told of. */
  const job: JobKind<null> = defineJob({
    kind: 'lead-index',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async (_, { signal }) => {
      let taken = 0
      for (let more: number = atOnce; !signal.aborted && more === atOnce; taken += more) more = await takeIn()
      if (taken >= many) await analyzeTable(database, 'lead')
      while (!signal.aborted && (await renew()));
    },
  })

  return {
    job,
    /** Takes in what waits; what is more than a handful the job takes in. */
    async received(this: void) {
      await takeIn()
    },
    /** The same for any number: what is more than a handful the job writes anew. */
    async changed(leads: readonly { id: string; seq: number }[]) {
      if (leads.length === 0) return
      const seqs = leads.map(({ seq }) => seq)
      if (leads.length > atOnce)
        await store.outdate(
          seqs.reduce((one, other) => Math.min(one, other)),
          seqs.reduce((one, other) => Math.max(one, other)),
        )
      else await write(await store.held(leads.map(({ id }) => id)))
    },
    /** After a change, within its transaction. */
    async refresh(ids: readonly string[]) {
      await write(await store.held(ids))
    },
  }
}
export type LeadIndex = ReturnType<typeof leadIndex>

function termsIn(lead: Indexed) {
  return termsOf(lead, labelsIn(lead))
}
