import type {
  QuizBlock,
  QuizDocument,
  QuizNode,
  QuizQuestion,
  QuizResult,
} from '@aurelio/contracts/quiz-document'

/** One thing that is not as it was, in words that have a place in `difference-words.ts`. */
export type Difference = {
  what:
    | 'added'
    | 'removed'
    | 'reworded'
    | 'question-added'
    | 'question-removed'
    | 'question-reworded'
    | 'question-changed'
    | 'option-added'
    | 'option-removed'
    | 'option-reworded'
    | 'points'
    | 'rules'
    | 'ways'
    | 'order'
    | 'gate'
    | 'result-rule'
    | 'result-parts'
    | 'settings'
  /** What it was, and what it is; '' where that says nothing. */
  before: string
  after: string
}
/** What changed in a step or a result; `id` is '' for the quiz as a whole. */
export type NodeDifferences = { id: string; title: string; differences: readonly Difference[] }

/** What changed from one version to another, by the steps of the later one, then by those that are gone. */
export function quizDifferences(before: QuizDocument, after: QuizDocument): NodeDifferences[] {
  const old = new Map(before.nodes.map((node) => [node.id, node]))
  const known = new Set(after.nodes.map(({ id }) => id))
  const ofNodes = after.nodes.map((node) => {
    const was = old.get(node.id)
    const differences =
      was && was.type === node.type
        ? [...ofNode(was, node), ...ofWays(before, after, node.id)]
        : [say('added')]
    return { id: node.id, title: titleOf(node), differences }
  })
  const gone = before.nodes
    .filter(({ id }) => !known.has(id))
    .map((node) => ({ id: node.id, title: titleOf(node), differences: [say('removed')] }))
  const whole = isSame(settingsOf(before), settingsOf(after)) ? [] : [say('settings')]
  return [{ id: '', title: '', differences: whole }, ...ofNodes, ...gone].filter(
    ({ differences }) => differences.length > 0,
  )
}

function ofNode(was: QuizNode, now: QuizNode): Difference[] {
  if (was.type === 'block' && now.type === 'block') return ofBlock(was, now)
  return was.type === 'result' && now.type === 'result' ? ofResult(was, now) : []
}

function ofBlock(was: QuizBlock, now: QuizBlock): Difference[] {
  return [
    ...reworded('reworded', was.title, now.title),
    ...reworded('reworded', was.text, now.text),
    ...listed(was.questions, now.questions, {
      added: ({ text }) => say('question-added', '', text),
      removed: ({ text }) => say('question-removed', text),
      kept: ofQuestion,
    }),
    ...(isSame(was.rules, now.rules) ? [] : [say('rules')]),
    ...(was.isGate === now.isGate ? [] : [say('gate')]),
  ]
}

function ofQuestion(was: QuizQuestion, now: QuizQuestion): Difference[] {
  const isListKept = was.options.length === now.options.length
  return [
    ...reworded('question-reworded', was.text, now.text),
    ...(isListKept && !isSame(askedHow(was), askedHow(now)) ? [say('question-changed', '', now.text)] : []),
    ...listed(was.options, now.options, {
      added: ({ text }) => say('option-added', '', text),
      removed: ({ text }) => say('option-removed', text),
      kept: (one, other) => [
        ...reworded('option-reworded', one.text, other.text),
        ...(isSame([one.points, one.result], [other.points, other.result])
          ? []
          : [say('points', '', other.text)]),
      ],
    }),
  ]
}

function ofResult(was: QuizResult, now: QuizResult): Difference[] {
  return [
    ...reworded('reworded', was.title, now.title),
    ...reworded('reworded', was.text, now.text),
    ...(isSame(was.rule, now.rule) ? [] : [say('result-rule')]),
    ...(isSame(partsOf(was), partsOf(now)) ? [] : [say('result-parts')]),
  ]
}

function ofWays(before: QuizDocument, after: QuizDocument, id: string): Difference[] {
  const ways = ({ edges }: QuizDocument) =>
    edges
      .filter(({ from }) => from === id)
      .map(({ port, to }) => `${port} ${to}`)
      .toSorted()
  return isSame(ways(before), ways(after)) ? [] : [say('ways')]
}

type Item = { id: string }
type Told<Each> = {
  added: (item: Each) => Difference
  removed: (item: Each) => Difference
  kept: (was: Each, now: Each) => Difference[]
}

/** What came, went and changed in a list of things that keep their ids, and whether those that stayed changed places. */
function listed<Each extends Item>(
  was: readonly Each[],
  now: readonly Each[],
  told: Told<Each>,
): Difference[] {
  const stayed = (items: readonly Each[], others: readonly Each[]) =>
    items.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id)
  return [
    ...now.flatMap((item) => {
      const old = was.find(({ id }) => id === item.id)
      return old ? told.kept(old, item) : [told.added(item)]
    }),
    ...was.filter(({ id }) => !now.some((item) => item.id === id)).map((item) => told.removed(item)),
    ...(isSame(stayed(was, now), stayed(now, was)) ? [] : [say('order')]),
  ]
}

function reworded(what: Difference['what'], before: string, after: string): Difference[] {
  return before === after ? [] : [say(what, before, after)]
}

function say(what: Difference['what'], before = '', after = ''): Difference {
  return { what, before, after }
}

function titleOf(node: QuizNode): string {
  return node.type === 'verdict' ? '' : node.title
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function settingsOf({ language, start, scores, values, hidden, ties, site }: QuizDocument) {
  return { language, start, scores, values, hidden, ties, site }
}

/** All of a question but its words and those of its options. */
function askedHow({ id: _id, text: _text, options, ...others }: QuizQuestion) {
  return { ...others, pictures: options.map(({ picture }) => picture) }
}

function partsOf({ id: _id, at: _at, title: _title, text: _text, rule: _rule, ...others }: QuizResult) {
  return others
}
