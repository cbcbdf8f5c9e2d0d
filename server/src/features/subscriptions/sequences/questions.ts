import type { SequenceQuestion } from '@aurelio/contracts/sequence-graph'

/** What somebody has told by a form or a quiz. */
export type Told = { id: string; at: string; pageId: string | null; result: string; isWon: boolean }

/** What is known of somebody who stands in a sequence: what they told, their labels, the lists that they are on. */
export type Known = {
  told: readonly Told[]
  labels: ReadonlySet<string>
  lists: ReadonlySet<string>
}

/** Whether somebody has done what a step asks. `since`: when they entered the sequence. */
export function answers(question: SequenceQuestion, { told, labels, lists }: Known, since: string): boolean {
  switch (question.what) {
    case 'sent-form':
      return told.some(
        ({ at, pageId }) => at >= since && (question.pageId === null || question.pageId === pageId),
      )
    case 'opened-page':
      return told.some(({ pageId }) => pageId === question.pageId)
    case 'got-result':
      return told.some(({ result }) => result.trim().toLowerCase() === question.title.toLowerCase())
    case 'won':
      return told.some(({ isWon }) => isWon)
    case 'has-label':
      return labels.has(question.label)
    case 'on-list':
    default:
      return lists.has(question.listId)
  }
}
