import type { LeadRule, RuleAction, RuleCondition } from '@aurelio/contracts/lead-rules'

export type RuleDraft = Pick<LeadRule, 'name' | 'trigger' | 'conditions' | 'actions'>

export const emptyRule: RuleDraft = {
  name: '',
  trigger: 'received',
  conditions: [],
  actions: [{ what: 'mail', userIds: [] }],
}

/** A condition of this kind that is still to be filled in. */
export function newCondition(what: RuleCondition['what']): RuleCondition {
  if (what === 'page') return { what, pageId: '' }
  if (what === 'form') return { what, formId: '' }
  if (what === 'quiz' || what === 'contest' || what === 'film') return { what, thingId: '' }
  if (what === 'field') return { what, label: '', text: '' }
  return what === 'referrer' ? { what, referrer: 'search' } : { what, text: '' }
}

export function newAction(what: RuleAction['what']): RuleAction {
  if (what === 'assign') return { what, userId: '' }
  if (what === 'label') return { what, label: '' }
  if (what === 'task') return { what, title: '', days: 1 }
  if (what === 'sequence') return { what, sequenceId: '' }
  return what === 'mail' ? { what, userIds: [] } : { what, webhookId: '' }
}

/** Whom an action names. */
export function peopleOf(action: RuleAction): readonly string[] {
  if (action.what === 'assign') return [action.userId]
  return action.what === 'mail' ? action.userIds : []
}
