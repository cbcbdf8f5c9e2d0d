import { z } from 'zod'
import { scoped } from './errors.ts'
import { referrerKinds } from './leads.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { labelSchema } from './leads.ts'
import { lineSchema, optionalLineSchema } from './text.ts'

/** What a rule waits for: that a lead comes, or that somebody gives it this state. */
export const ruleTriggers = ['received', 'contacted', 'won', 'lost'] as const
export type RuleTrigger = (typeof ruleTriggers)[number]

/** Rooms beside pages whose visitors become leads. */
export const leadRooms = ['quiz', 'contest', 'film'] as const
export type LeadRoom = (typeof leadRooms)[number]

/** What has to hold of the lead. */
export const ruleConditionSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('page'), pageId: idSchema }),
  /** By this form, on whichever of its pages. */
  z.object({ what: z.literal('form'), formId: z.string().min(1).max(200) }),
  /** Through this quiz, contest or film: what is sent there is a lead as well. */
  z.object({ what: z.enum(leadRooms), thingId: idSchema }),
  /** The field of this label holds this text somewhere; of '' anything at all. */
  z.object({ what: z.literal('field'), label: lineSchema(200), text: optionalLineSchema(200) }),
  z.object({ what: z.literal('referrer'), referrer: z.enum(referrerKinds) }),
  /** One of the names of the campaign holds this text. */
  z.object({ what: z.literal('campaign'), text: lineSchema(60) }),
])
export type RuleCondition = z.infer<typeof ruleConditionSchema>

export const ruleActionSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('assign'), userId: idSchema }),
  z.object({ what: z.literal('label'), label: labelSchema }),
  /** Due so many days later; null for no day. */
  z.object({ what: z.literal('task'), title: lineSchema(200), days: z.int().min(0).max(365).nullable() }),
  z.object({ what: z.literal('mail'), userIds: z.array(idSchema).min(1).max(20) }),
  z.object({ what: z.literal('webhook'), webhookId: idSchema }),
  /** Where they have confirmed the list that it writes to, and it is running. */
  z.object({ what: z.literal('sequence'), sequenceId: idSchema }),
])
export type RuleAction = z.infer<typeof ruleActionSchema>

export const newLeadRuleSchema = z.object({
  name: lineSchema(80),
  trigger: z.enum(ruleTriggers),
  /** All of them have to hold. */
  conditions: z.array(ruleConditionSchema).max(10),
  actions: z.array(ruleActionSchema).min(1).max(10),
})
export const leadRuleSchema = newLeadRuleSchema.extend({ id: z.string(), isActive: z.boolean() })
export type LeadRule = z.infer<typeof leadRuleSchema>

/** A rule with those it names who have left the workspace; the name is '' where the account is gone too. */
export const standingRuleSchema = leadRuleSchema.extend({
  left: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type StandingRule = z.infer<typeof standingRuleSchema>

const byId = z.object({ id: idSchema })

/** What is done by itself with leads: when, if, then. */
export const leadRules = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-rules', summary: 'Automatizaciones de los leads' })
    .output(z.object({ items: z.array(standingRuleSchema) })),
  create: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-rules', successStatus: 201, summary: 'Añadir una automatización' })
    .errors(errorsOf('TOO_MANY_RULES'))
    .input(newLeadRuleSchema)
    .output(leadRuleSchema),
  update: scoped('leads:write')
    .route({ method: 'PATCH', path: '/lead-rules/{id}', summary: 'Cambiar una automatización' })
    .input(byId.extend(newLeadRuleSchema.extend({ isActive: z.boolean() }).partial().shape))
    .output(leadRuleSchema),
  remove: scoped('leads:write')
    .route({ method: 'DELETE', path: '/lead-rules/{id}', summary: 'Quitar una automatización' })
    .input(byId)
    .output(byId),
}
