import type { PersonQuestion } from '@aurelio/contracts/person-questions'
import type { SequenceVersion } from './graph.ts'

/** What somebody has told by a form or a quiz. */
export type Told = { id: string; at: string; pageId: string | null }

/** What is known of somebody who stands in a sequence: what they told, their labels, and what else they say yes to. */
export type Known = {
  told: readonly Told[]
  labels: ReadonlySet<string>
  /** Questions with yes for an answer, as `keyOf` has them. */
  yes: ReadonlySet<string>
}

export const keyOf = (question: PersonQuestion): string => JSON.stringify(question)

/** Whether the answer hangs on where somebody stands: since when they are inside, and the labels of the steps before. */
export function isOfTheWay(question: PersonQuestion): boolean {
  return question.what === 'has-label' || (question.what === 'sent-form' && !question.when)
}

/** Whether somebody has done what a step asks. `since`: when they entered the sequence. */
export function answers(question: PersonQuestion, { told, labels, yes }: Known, since: string): boolean {
  if (question.what === 'has-label') return labels.has(question.label)
  if (question.what === 'sent-form' && !question.when)
    return told.some(
      ({ at, pageId }) => at >= since && (question.pageId === null || question.pageId === pageId),
    )
  return yes.has(keyOf(question))
}

/** What a version asks of people on their way; who enters is asked before. */
export function questionsOf({ graph, rules }: SequenceVersion): PersonQuestion[] {
  return [...rules.exit, ...graph.nodes.flatMap((node) => ('question' in node ? [node.question] : []))]
}
