import type { StructuredData } from '../definition.ts'

/** The questions that have an answer, as searchers show them below a result. */
export function questionsData(items: readonly { question: string; answer: string }[]): StructuredData | null {
  const mainEntity = items.flatMap(({ question: name, answer: text }) =>
    name === '' || text === ''
      ? []
      : [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
  )
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : null
}
