import type { Quiz, QuizFigures } from '@aurelio/contracts/quizzes'

/** An answer that leads give more often than others, or less. */
type LeadAnswer = { question: string; answer: string; ofLeads: number; ofAll: number }

/** Fewer leads than these say nothing about anybody. */
export const fewestLeads = 5
const shown = 5

/**
 * What separates those who became leads: of each answer its share among leads and among all who answered the question,
 * the widest apart first. Empty where there are too few leads.
 */
export function leadAnswers(
  { document }: Pick<Quiz, 'document'>,
  { answers, leads }: QuizFigures,
): LeadAnswer[] {
  if (leads < fewestLeads) return []
  const questions = document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
  return questions
    .flatMap((question) => {
      const own = answers.filter((each) => each.question === question.id)
      const all = own.reduce((total, { count }) => total + count, 0)
      const byLeads = own.reduce((total, each) => total + each.leads, 0)
      if (all === 0 || byLeads < fewestLeads || byLeads === all) return []
      return own.map(({ key, count, leads: given }) => ({
        question: question.text,
        answer: question.options.find(({ id }) => id === key)?.text ?? key,
        ofLeads: given / byLeads,
        ofAll: count / all,
      }))
    })
    .toSorted((one, other) => apart(other) - apart(one))
    .slice(0, shown)
    .filter((each) => apart(each) > 0)
}

function apart({ ofLeads, ofAll }: LeadAnswer): number {
  return Math.abs(ofLeads - ofAll)
}
