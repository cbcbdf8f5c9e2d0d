import { randomUUID } from 'node:crypto'
import type { LeadRule, StandingRule } from '@aurelio/contracts/lead-rules'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { columnsOf, type RuleStore } from './store.ts'

/** More than anybody keeps in mind. */
const mostRules = 50

type Wanted = Pick<LeadRule, 'name' | 'trigger' | 'conditions' | 'actions'>
type Change = { [Name in keyof Omit<LeadRule, 'id'>]?: LeadRule[Name] | undefined }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: RuleStore
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
  hasWebhook: (workspaceId: string, id: string) => Promise<boolean>
  hasSequence: (workspaceId: string, id: string) => Promise<boolean>
}

/** The rules of a workspace, for its team. Whom they mail and tell is checked when they are kept, and again when they run. */
export function leadRules({ database, access, emit, store, isMember, hasWebhook, hasSequence }: Parts) {
  async function check(session: Session, actions: LeadRule['actions']) {
    for (const action of actions)
      if (action.what === 'webhook') {
        // What people entered leaves the product by it.
        access.demand(session, 'webhooks.manage')
        if (!(await hasWebhook(session.workspace.id, action.webhookId)))
          throw invalidField('webhookId', 'UNKNOWN_WEBHOOK')
      } else if (action.what === 'sequence') {
        if (!(await hasSequence(session.workspace.id, action.sequenceId)))
          throw invalidField('sequenceId', 'UNKNOWN_SEQUENCE')
      } else for (const userId of peopleOf(action)) await requireMember(session, userId)
  }

  async function requireMember({ workspace }: Session, userId: string) {
    if (!(await isMember(workspace.id, userId))) throw invalidField('userId', 'UNKNOWN_PERSON')
  }

  const tell = (session: Session, { id, name }: Pick<LeadRule, 'id' | 'name'>) =>
    emit({ ...by(session), kind: 'lead.rule-changed', subject: { id, name } })

  async function ruleOf(session: Session, id: string) {
    access.demand(session, 'leads.change')
    const rule = await store.find(session.workspace.id, id)
    if (!rule) throw notFound()
    return rule
  }

  return {
    async list(session: Session) {
      access.demand(session, 'leads.change')
      const { id } = session.workspace
      const rules = await store.list(id)
      const named = [...new Set(rules.flatMap(({ actions }) => actions.flatMap(peopleOf)))]
      const left: StandingRule['left'] = []
      for (const userId of named)
        if (!(await isMember(id, userId)))
          left.push({ id: userId, name: (await store.person(userId))?.name ?? '' })
      return { items: rules.map((rule) => ({ ...rule, left: left.filter((one) => isNamed(rule, one.id)) })) }
    },

    async create(session: Session, wanted: Wanted): Promise<LeadRule> {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        await check(session, wanted.actions)
        const workspaceId = session.workspace.id
        if ((await store.list(workspaceId)).length >= mostRules)
          throw refuse('TOO_MANY_RULES', { most: mostRules })
        const rule = { ...wanted, id: randomUUID(), isActive: true }
        const createdAt = new Date().toISOString()
        await store.insert({ ...columnsOf(rule), id: rule.id, workspaceId, createdAt })
        await tell(session, rule)
        return rule
      })
    },

    async update(session: Session, id: string, change: Change): Promise<LeadRule> {
      return database.inTransaction(async () => {
        const before = await ruleOf(session, id)
        const { name = before.name, trigger = before.trigger, isActive = before.isActive } = change
        const { conditions = before.conditions, actions = before.actions } = change
        if (change.actions) await check(session, change.actions)
        const rule = { id, name, trigger, isActive, conditions, actions }
        await store.update(session.workspace.id, id, rule)
        await tell(session, rule)
        return rule
      })
    },

    async remove(session: Session, id: string) {
      return database.inTransaction(async () => {
        const rule = await ruleOf(session, id)
        await store.remove(session.workspace.id, id)
        await tell(session, rule)
        return { id }
      })
    },
  }
}

function peopleOf(action: LeadRule['actions'][number]): readonly string[] {
  if (action.what === 'assign') return [action.userId]
  return action.what === 'mail' ? action.userIds : []
}

function isNamed({ actions }: LeadRule, userId: string) {
  return actions.some((action) => peopleOf(action).includes(userId))
}
