import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { plainLetter } from '@aurelio/page/letters'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'

type Letter = Extract<SequenceNode, { kind: 'letter' }>

/** A letter of a sequence as one that stands for itself: what was made with the editor, else paragraphs and a button. */
export function asLetter(
  { workspaceId, listId, id }: Pick<LetterRow, 'workspaceId' | 'listId' | 'id'>,
  letter: Letter,
): LetterRow {
  return {
    id,
    workspaceId,
    listId,
    segmentId: null,
    subject: letter.subject,
    preview: '',
    document: JSON.stringify(letter.document ?? plainLetter(letter)),
    number: 1,
    state: 'sending',
    createdAt: '',
    sendAt: null,
    finishedAt: null,
    unsubscribed: 0,
    perHour: 0,
    trial: null,
    trialEndsAt: null,
    chosen: null,
    localTime: null,
  }
}
