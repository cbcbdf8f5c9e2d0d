import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { documentVersion, type NestedElement } from '@aurelio/page/document'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'

type Letter = Extract<SequenceNode, { kind: 'letter' }>

/** A letter of a sequence as one that stands for itself: paragraphs, and a button where it has one. */
export function asLetter(
  { workspaceId, listId, id }: Pick<LetterRow, 'workspaceId' | 'listId' | 'id'>,
  { text, button, subject }: Letter,
): LetterRow {
  const paragraphs = text.split(/\n{2,}/).map((words, at): NestedElement => ({
    id: `p-${at}`,
    type: 'text',
    name: 'Texto',
    props: { text: words, color: 'token:text', fontSize: '16px' },
  }))
  const pressed: NestedElement[] =
    button && button.link !== ''
      ? [
          {
            id: 'button',
            type: 'button',
            name: 'Botón',
            props: {
              text: button.label,
              link: button.link,
              backgroundColor: 'token:primary',
              textColor: '#ffffff',
            },
          },
        ]
      : []
  return {
    id,
    workspaceId,
    listId,
    segmentId: null,
    subject,
    preview: '',
    document: JSON.stringify({ version: documentVersion, elements: [...paragraphs, ...pressed] }),
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
