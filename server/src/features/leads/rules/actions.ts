import { addresses } from '@aurelio/contracts/addresses'
import type { LeadRule, RuleAction } from '@aurelio/contracts/lead-rules'
import type { RuleDeed } from '@aurelio/contracts/leads'
import type { Emit } from '../../../platform/events/events.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { inboxStore, LeadPatch } from '../inbox/store.ts'
import { enteredIn, labelsIn, type Shown } from '../to-lead.ts'
import { nameOf } from '../person.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import { ruleLetter } from './letter.ts'
import type { RuleStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What rules need of people, tasks, webhooks and sequences. */
export type RuleNeighbours = {
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
  mailingOf: (workspaceId: string) => Promise<Mailing>
  createTaskFor: (
    workspaceId: string,
    task: { title: string; dueOn: string | null; assigneeId: string | null },
  ) => Promise<{ id: string }>
  /** False where there is no such webhook, or it is off. */
  tellWebhook: (workspaceId: string, webhookId: string, leadId: string) => Promise<boolean>
  /** Its name, and whether who sent the lead stands in it now; undefined where it is gone. */
  enterSequence: (
    sequenceId: string,
    leadId: string,
  ) => Promise<{ name: string; isInside: boolean } | undefined>
}
type Parts = RuleNeighbours & {
  store: RuleStore
  leads: ReturnType<typeof inboxStore>
  index: LeadIndex
  emit: Emit
  mail: Pick<Mail, 'send'>
  teamSearchOf: (row: Shown, labels: readonly string[]) => Promise<string>
  baseUrl: string
}

/** What rules do with a lead, inside a transaction. What cannot be done any more (somebody has left) is said instead. */
export function ruleActions({ store, leads, index, emit, mail, teamSearchOf, baseUrl, ...others }: Parts) {
  /** Who is named, and whether they are still of the workspace. */
  async function personOf(row: Shown, userId: string) {
    const { name = '', email = '' } = (await store.person(userId)) ?? {}
    return { name, email, isHere: email !== '' && (await others.isMember(row.workspaceId, userId)) }
  }

  async function assign(row: Shown, userId: string): Promise<RuleDeed> {
    const { name, isHere } = await personOf(row, userId)
    return { what: 'assign', text: name, ...(!isHere && { isLeftOut: true }) }
  }

  async function task(
    row: Shown,
    { title, days }: Extract<RuleAction, { what: 'task' }>,
    assigneeId: string | null,
  ) {
    const dueOn = days === null ? null : new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
    const { id } = await others.createTaskFor(row.workspaceId, { title, dueOn, assigneeId })
    return { what: 'task', text: title, id } satisfies RuleDeed
  }

  /** One deed for those who get it, and one for those who have left. */
  async function write(rule: LeadRule, row: Shown, userIds: readonly string[]): Promise<RuleDeed[]> {
    const people = await Promise.all(userIds.map((userId) => personOf(row, userId)))
    const here = people.filter(({ isHere }) => isHere)
    const left = people.filter(({ isHere }) => !isHere)
    const mailing = await others.mailingOf(row.workspaceId)
    const about = {
      who: nameOf(row) || row.pageName,
      page: row.pageName,
      rule: rule.name,
      entered: enteredIn(row).map(({ label, value }) => `${label}: ${value}`),
      url: `${baseUrl}${addresses.lead(row.id)}`,
    }
    for (const to of here) await mail.send(ruleLetter({ ...about, mailing, to }), [row.id])
    return [
      ...(here.length > 0 ? [{ what: 'mail' as const, text: namesOf(here) }] : []),
      ...(left.length > 0 ? [{ what: 'mail' as const, text: namesOf(left), isLeftOut: true as const }] : []),
    ]
  }

  async function does(
    rule: LeadRule,
    action: RuleAction,
    row: Shown,
    assigneeId: string | null,
  ): Promise<RuleDeed[]> {
    if (action.what === 'assign') return [await assign(row, action.userId)]
    if (action.what === 'label') return [{ what: 'label', text: action.label }]
    if (action.what === 'task') return [await task(row, action, assigneeId)]
    if (action.what === 'mail') return write(rule, row, action.userIds)
    if (action.what === 'sequence') {
      const entered = await others.enterSequence(action.sequenceId, row.id)
      return [{ what: 'sequence', text: entered?.name ?? '', ...(!entered?.isInside && { isLeftOut: true }) }]
    }
    const isTold = await others.tellWebhook(row.workspaceId, action.webhookId, row.id)
    return [{ what: 'webhook', text: '', ...(!isTold && { isLeftOut: true }) }]
  }

  return {
    /** With one label more; throws where somebody changed it meanwhile. */
    label: (row: Shown, label: string) =>
      keep(row, { assigneeId: row.assigneeId, labels: [...new Set([...labelsIn(row), label])] }),

    /** All that a rule says, and the entry of the lead's history that it did. */
    async run(rule: LeadRule, row: Shown, entryId: string) {
      const done: RuleDeed[] = []
      let { assigneeId } = row
      const labels = new Set(labelsIn(row))
      for (const action of rule.actions) {
        const actions = await does(rule, action, row, assigneeId)
        done.push(...actions)
        if (action.what === 'assign' && !actions.some(({ isLeftOut }) => isLeftOut))
          assigneeId = action.userId
        if (action.what === 'label') labels.add(action.label)
      }
      await keep(row, { assigneeId, labels: [...labels] })
      await leads.addEntry({
        id: entryId,
        workspaceId: row.workspaceId,
        leadId: row.id,
        kind: 'rule',
        authorId: null,
        text: JSON.stringify({ name: rule.name, done }),
        subjectId: rule.id,
        at: new Date().toISOString(),
      })
      await emit({
        kind: 'lead.changed',
        workspaceId: row.workspaceId,
        actorId: null,
        origin: null,
        at: new Date().toISOString(),
        subject: { id: row.id, name: nameOf(row) },
      })
    },
  }

  /** Throws where somebody changed it meanwhile: the job comes again. */
  async function keep(row: Shown, { assigneeId, labels }: { assigneeId: string | null; labels: string[] }) {
    const isLabelled = labels.length > labelsIn(row).length
    if (!isLabelled && assigneeId === row.assigneeId) return
    const patch: LeadPatch = {
      assigneeId,
      ...(isLabelled && { labels: JSON.stringify(labels), teamSearch: await teamSearchOf(row, labels) }),
    }
    if (!(await leads.update(row.workspaceId, row.id, row.version, patch)))
      throw new Error('The lead was changed while a rule ran')
    await leads.keepLabels(row.workspaceId, labels)
    await index.refresh([row.id])
  }
}
export type RuleActions = ReturnType<typeof ruleActions>

/** Those whose account is gone have none. */
function namesOf(people: readonly { name: string }[]) {
  return people.flatMap(({ name }) => name || []).join(', ')
}
