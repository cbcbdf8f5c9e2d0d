import type { PeopleStore } from '../people/store.ts'
import type { DuePerson } from './people/store.ts'
import type { Known } from './questions.ts'
import type { Deed } from './walk.ts'

const dayMs = 24 * 60 * 60 * 1000

export type DeedParts = {
  subscribers: Pick<PeopleStore, 'label' | 'unlabel'>
  createTaskFor: (
    workspaceId: string,
    task: { title: string; dueOn: string | null; assigneeId: string | null },
  ) => Promise<unknown>
  /** Tells a webhook of a lead; false where there is no such webhook, or it is off. */
  tellWebhook: (workspaceId: string, webhookId: string, leadId: string) => Promise<boolean>
}

/**
 * What a sequence does beside writing, for those who go on the same way, in the transaction in which they do: so each of it
 * is done once.
 */
export async function doDeeds(
  { subscribers, createTaskFor, tellWebhook }: DeedParts,
  people: readonly { person: DuePerson; known: Known }[],
  deeds: readonly Deed[],
): Promise<void> {
  const ids = people.map(({ person }) => person.subscriberId)
  for (const deed of deeds) {
    if (deed.kind === 'label') {
      if (deed.takes) await subscribers.unlabel(ids, deed.label)
      else await subscribers.label(ids, deed.label)
    } else if (deed.kind === 'task') {
      const dueOn =
        deed.days === null ? null : new Date(Date.now() + deed.days * dayMs).toISOString().slice(0, 10)
      for (const { workspaceId, name, email } of people.map(({ person }) => person)) {
        const title = `${deed.title} (${name || email})`.slice(0, 200)
        await createTaskFor(workspaceId, { title, dueOn, assigneeId: null })
      }
    } else
      for (const { person, known } of people) {
        // What a webhook is told of is a lead: somebody who never wrote is none.
        const lead = known.told.at(-1)
        if (lead && deed.webhookId !== null) await tellWebhook(person.workspaceId, deed.webhookId, lead.id)
      }
  }
}
