import {
  type LetterTrial,
  letterTrialSchema,
  type TrialChoice,
  trialChoiceSchema,
} from '@aurelio/contracts/subscriptions'
import { sequentialP, significance } from '@aurelio/proofs/experiment'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import { campaignOf } from '../letter-campaigns.ts'
import type { LetterStore } from './store.ts'

/** What one of two subjects has brought: to how many it went, and how often somebody came. */
type Arm = TrialChoice['arms'][number]

export type TrialParts = {
  store: Pick<LetterStore, 'sentByVariant' | 'links'>
  /** How many leads came by links of campaigns. */
  cameBy: (
    workspaceId: string,
    campaigns: readonly string[],
  ) => Promise<{ campaign: string; leads: number }[]>
}

export function trialOf({ trial }: Pick<LetterRow, 'trial'>): LetterTrial | null {
  return trial === null ? null : letterTrialSchema.parse(JSON.parse(trial))
}

/** What was chosen; null while both are being tried. */
export function choiceOf({ chosen }: Pick<LetterRow, 'chosen'>): TrialChoice | null {
  return chosen === null ? null : trialChoiceSchema.parse(JSON.parse(chosen))
}

/** The subject that somebody gets. */
export function subjectFor(
  letter: Pick<LetterRow, 'subject' | 'trial' | 'chosen'>,
  variant: '' | 'a' | 'b',
): string {
  const isSecond = variant === 'b' || (variant === '' && choiceOf(letter)?.subject === 'b')
  return isSecond ? (trialOf(letter)?.subject ?? letter.subject) : letter.subject
}

/** Both subjects as they stand, the first one first. */
export async function trialArms(
  { store, cameBy }: TrialParts,
  letter: LetterRow,
): Promise<TrialChoice['arms']> {
  const { id, workspaceId } = letter
  const sent = await store.sentByVariant(id)
  const of = (variant: string) => Number(sent.find((one) => one.variant === variant)?.count ?? 0)
  const [first, second] =
    trialOf(letter)?.decidedBy === 'leads'
      ? await leadsOf(cameBy, workspaceId, [campaignOf(letter), campaignOf(letter, 'b')])
      : clicksOf(await store.links([id]))
  return [
    { sent: of('a'), came: first },
    { sent: of('b'), came: second },
  ]
}

async function leadsOf(
  cameBy: TrialParts['cameBy'],
  workspaceId: string,
  [first, second]: [string, string],
): Promise<[number, number]> {
  const came = await cameBy(workspaceId, [first, second])
  const of = (campaign: string) => came.find((one) => one.campaign === campaign)?.leads ?? 0
  return [of(first), of(second)]
}

function clicksOf(links: readonly { clicks: number; secondClicks: number }[]): [number, number] {
  const second = links.reduce((sum, { secondClicks }) => sum + secondClicks, 0)
  return [links.reduce((sum, { clicks }) => sum + clicks, 0) - second, second]
}

/**
 * The subject for the rest: the second only where it is better beyond chance, by the test that experiments use; else the first.
 * Arrivals name nobody, so one reader may have come several times: no more are believed than were written to.
 */
export function decide(arms: TrialChoice['arms']): TrialChoice {
  const [first, second] = [asArm(arms[0]), asArm(arms[1])]
  const isClear =
    first.visitors > 0 &&
    second.visitors > 0 &&
    sequentialP(first, second, first.visitors + second.visitors) < significance
  const isSecond = isClear && rateOf(second) > rateOf(first)
  return { subject: isSecond ? 'b' : 'a', isClear, arms }
}

function asArm({ sent, came }: Arm) {
  return { visitors: sent, conversions: Math.min(sent, came) }
}

function rateOf({ visitors, conversions }: ReturnType<typeof asArm>): number {
  return conversions / visitors
}
