import type { SegmentRules } from '../../contracts/src/person-questions.ts'

/** What teams ask for, from what few say yes to, to what nearly all do. */
export const asked: Record<string, SegmentRules> = {
  'one label (30,000)': all({ what: 'has-label', label: 'vip' }),
  'label and list': all({ what: 'has-label', label: 'vip' }, { what: 'on-list', listId: 'small' }),
  'won, and on the list of all': all({ what: 'won' }, { what: 'on-list', listId: 'all' }),
  'won clients of more than 2,000 €': all({ what: 'worth', cents: 200_000 }),
  'sent a form within 30 days': all({ what: 'sent-form', pageId: null, when: { is: 'within', days: 30 } }),
  'a result of a quiz': all({ what: 'got-result', title: 'Otoño' }),
  'list, without those with the label': {
    match: 'all',
    rules: [
      { question: { what: 'on-list', listId: 'small' }, isNot: false },
      { question: { what: 'has-label', label: 'vip' }, isNot: true },
    ],
  },
  'got the letter, did not write by it': {
    match: 'all',
    rules: [
      { question: { what: 'got-letter', letterId: 'letter-1' }, isNot: false },
      { question: { what: 'came-by-letter', letterId: 'letter-1' }, isNot: true },
    ],
  },
  'label or won': { ...all({ what: 'has-label', label: 'vip' }, { what: 'won' }), match: 'any' },
  'joined within 30 days': all({ what: 'joined', when: { is: 'within', days: 30 } }),
  'the list of all (1,000,000)': all({ what: 'on-list', listId: 'all' }),
  'the list of all, without the label': {
    match: 'all',
    rules: [
      { question: { what: 'on-list', listId: 'all' }, isNot: false },
      { question: { what: 'has-label', label: 'vip' }, isNot: true },
    ],
  },
  'never sent a form': {
    match: 'all',
    rules: [{ question: { what: 'sent-form', pageId: null }, isNot: true }],
  },
}

function all(...questions: SegmentRules['rules'][number]['question'][]): SegmentRules {
  return { match: 'all', rules: questions.map((question) => ({ question, isNot: false })) }
}
