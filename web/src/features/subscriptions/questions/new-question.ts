import type { PersonQuestion } from '@aurelio/contracts/person-questions'

/** A question of a kind with what it begins with. */
export function newQuestion(
  what: PersonQuestion['what'],
  words: { label: string; title: string },
): PersonQuestion {
  switch (what) {
    case 'sent-form':
      return { what, pageId: null }
    case 'opened-page':
      return { what, pageId: '' }
    case 'got-result':
      return { what, title: words.title }
    case 'worth':
      return { what, cents: 100_000 }
    case 'has-label':
      return { what, label: words.label }
    case 'on-list':
      return { what, listId: '' }
    case 'consented':
      return { what, source: 'form' }
    case 'got-letter':
      return { what, letterId: null }
    case 'came-by-letter':
      return { what, letterId: '' }
    case 'joined':
      return { what, when: { is: 'within', days: 30 } }
    case 'won':
    case 'bounced':
    default:
      return { what }
  }
}

/** Whether nothing is left to choose: what names nothing yet asks for nobody. */
export function isWhole(question: PersonQuestion): boolean {
  switch (question.what) {
    case 'opened-page':
      return question.pageId !== ''
    case 'got-result':
      return question.title.trim() !== ''
    case 'has-label':
      return question.label.trim() !== ''
    case 'on-list':
      return question.listId !== ''
    case 'came-by-letter':
      return question.letterId !== ''
    case 'sent-form':
    case 'worth':
    case 'consented':
    case 'got-letter':
    case 'joined':
    case 'won':
    case 'bounced':
    default:
      return true
  }
}
