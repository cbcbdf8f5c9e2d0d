import {
  otherwise,
  type QuizBlock,
  type QuizDocument,
  type QuizQuestion,
  type QuizResult,
  type QuizRule,
  unaskedKinds,
} from '@aurelio/contracts/quiz-document'

/** An option as it is written down: its text, its points by score, and the result that it speaks for. */
export type OptionDraft = { text: string; points?: Record<string, number>; result?: string }
export type QuestionDraft = Partial<Omit<QuizQuestion, 'options' | 'rows'>> &
  Pick<QuizQuestion, 'kind' | 'text'> & { options?: readonly OptionDraft[]; rows?: readonly string[] }
export type BlockDraft = {
  title: string
  text?: string
  questions: readonly QuestionDraft[]
  isGate?: boolean
  /** Where who fits a rule goes, by the number of a block or the id of a result. */
  rules?: readonly (Pick<QuizRule, 'terms'> & { to: string })[]
  /** Where everybody else goes; the next block, and the verdict behind the last, unless told. */
  to?: string
}
type ResultDraft = Partial<QuizResult> & Pick<QuizResult, 'title' | 'text' | 'rule'>
type QuizDraft = Partial<Pick<QuizDocument, 'scores' | 'values' | 'hidden' | 'ties'>> & {
  blocks: readonly BlockDraft[]
  results: readonly ResultDraft[]
}

const verdict = 'fin'
/** The id of the block, the question and the option of these numbers, counted from 1. */
const blockId = (block: number) => `b${block}`
const questionId = (block: number, question = 1) => `b${block}q${question}`
const optionId = (option: number) => `o${option}`
const resultId = (result: number) => `r${result}`

/** A quiz as it was written down: its ids are the numbers of its parts. */
export function quizOf({
  blocks,
  results,
  scores = [],
  values = [],
  hidden = [],
  ties = 'first',
}: QuizDraft) {
  const made = blocks.map(blockOf)
  const document: QuizDocument = {
    language: 'es',
    start: blockId(1),
    scores,
    values,
    hidden,
    site: '',
    ties,
    nodes: [...made, { id: verdict, at: null, type: 'verdict' }, ...results.map(resultOf)],
    edges: blocks.flatMap(({ rules = [], to }, at) => [
      ...rules.map((rule, number) => ({
        id: `e${at + 1}-${number + 1}`,
        from: blockId(at + 1),
        port: `regla${number + 1}`,
        to: rule.to,
      })),
      {
        id: `e${at + 1}`,
        from: blockId(at + 1),
        port: otherwise,
        to: to ?? (at + 1 < blocks.length ? blockId(at + 2) : verdict),
      },
    ]),
  }
  return document
}

function blockOf(
  { title, text = '', questions, isGate = false, rules = [] }: BlockDraft,
  at: number,
): QuizBlock {
  return {
    id: blockId(at + 1),
    at: null,
    type: 'block',
    title,
    text,
    isGate,
    questions: questions.map((question, number) => questionOf(question, questionId(at + 1, number + 1))),
    rules: rules.map(({ terms }, number) => ({ id: `regla${number + 1}`, needs: 'all', terms: [...terms] })),
  }
}

function questionOf({ options = [], rows = [], ...given }: QuestionDraft, id: string): QuizQuestion {
  return {
    help: '',
    name: '',
    required: !unaskedKinds.has(given.kind),
    min: null,
    max: null,
    low: '',
    high: '',
    weights: {},
    link: '',
    accept: 'any',
    allowsFollowUp: false,
    list: '',
    ...given,
    id,
    options: options.map(({ text, points = {}, result = '' }, at) => ({
      id: optionId(at + 1),
      text,
      picture: '',
      points,
      result,
    })),
    rows: rows.map((text, at) => ({ id: `f${at + 1}`, text })),
  }
}

function resultOf(given: ResultDraft, at: number): QuizResult {
  return {
    at: null,
    type: 'result',
    buttonText: '',
    buttonLink: '',
    redirect: '',
    sections: [],
    download: '',
    downloadText: '',
    label: '',
    mail: { subject: '', text: '' },
    ...given,
    id: resultId(at + 1),
  }
}
