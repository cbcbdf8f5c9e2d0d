import { fileIn } from '@aurelio/page'
import { chosenOptions, numberIn, type Step } from '@aurelio/proofs/quiz'
import { batched } from '../../../platform/database/batch.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type CountKind,
  type QuizAttemptRow,
  type QuizCountRow,
  type QuizStepRow,
  type QuizVersionCountRow,
  versionKinds,
} from '../tables.ts'
import type { AnsweredFiles } from './answered-files.ts'
import type { Place } from './place-token.ts'
import { hiddenKey } from './quoted.ts'
import type { AttemptStore } from './store.ts'
import type { Version } from './versions.ts'

/** An attempt as it is known: what was answered, and the way that led to where it is. */
export type Attempt = {
  row: QuizAttemptRow
  answers: ReadonlyMap<string, string>
  steps: readonly QuizStepRow[]
}

/** What somebody has answered in one step. */
export type Sent = {
  place: Place
  version: Version
  workspaceId: string
  answers: ReadonlyMap<string, string>
  /** Back keeps what was right, and leads nowhere. */
  isBack: boolean
}
export type Taken =
  | { kind: 'gone' }
  /** The step is not where the attempt is: it goes on where that is. */
  | { kind: 'elsewhere'; node: string; seq: number }
  | { kind: 'stuck' }
  | { kind: 'on'; node: string; seq: number; attempt: Attempt }

type Held = { row: QuizAttemptRow; answers: Map<string, string>; steps: QuizStepRow[] }

type Parts = {
  database: Database
  store: AttemptStore
  answeredFiles: Pick<AnsweredFiles, 'hold'>
}

/** Keeps what is answered: all that came together in one transaction, each answer once however often it is sent. */
export function quizAttempts({ database, store, answeredFiles }: Parts) {
  async function load(ids: readonly string[]): Promise<Map<string, Held>> {
    const rows = await store.attempts(ids)
    if (rows.length === 0) return new Map()
    const known = rows.map(({ id }) => id)
    const answers = Map.groupBy(await store.answers(known), ({ attemptId }) => attemptId)
    const steps = Map.groupBy(await store.steps(known), ({ attemptId }) => attemptId)
    return new Map(
      rows.map((row) => [
        row.id,
        {
          row,
          answers: new Map((answers.get(row.id) ?? []).map((each) => [each.question, each.answer])),
          steps: [...(steps.get(row.id) ?? [])],
        },
      ]),
    )
  }

  const take = batched((items: readonly Sent[]) =>
    database.inTransaction(async () => {
      const held = await load([...new Set(items.map(({ place }) => place.attempt))])
      const writing = newWriting()
      const taken: Taken[] = []
      for (const item of items) taken.push(await takeOne(item, held, writing))
      await store.keepAttempts(writing.attempts())
      await store.keepAnswers([...writing.answers.values()])
      await store.keepSteps([...writing.steps.values()])
      await store.addCounts(writing.counts())
      await store.addVersionCounts(writing.versionCounts())
      for (const { id, attemptId, workspaceId } of writing.files)
        await answeredFiles.hold([id], attemptId, workspaceId)
      return taken
    }),
  )

  async function takeOne(item: Sent, held: Map<string, Held>, writing: Writing): Promise<Taken> {
    const { place, version, answers, isBack } = item
    const known = held.get(place.attempt)
    if (!known && place.seq > 0) return { kind: 'gone' }
    const attempt = known ?? begin(item, writing)
    held.set(place.attempt, attempt)
    const expected = place.seq === 0 ? version.document.start : attempt.steps[place.seq - 1]?.toNode
    if (expected !== place.node) return { kind: 'elsewhere', node: attempt.row.at, seq: attempt.steps.length }
    for (const [question, answer] of answers) keepAnswer(attempt, item, { id: question, answer }, writing)
    const before = attempt.steps[place.seq - 1]
    if (isBack && before) return { kind: 'on', node: before.fromNode, seq: place.seq - 1, attempt }
    const node = version.runner.nodes.get(place.node)
    const path = attempt.steps.slice(0, place.seq).map(({ fromNode }) => fromNode)
    const step = node?.type === 'block' ? version.runner.next(node, path, attempt.answers) : null
    if (!step) return { kind: 'stuck' }
    await follow(attempt, item, step, writing)
    return { kind: 'on', node: step.to, seq: place.seq + 1, attempt }
  }

  async function follow(attempt: Held, { place, version }: Sent, step: Step, writing: Writing) {
    const old = attempt.steps[place.seq]
    const isSame = old?.port === step.port && old.toNode === step.to
    if (old && !isSame) {
      for (const gone of attempt.steps.slice(place.seq)) {
        writing.count(version, 'way', wayKey(gone), -1)
        writing.steps.delete(`${gone.attemptId} ${gone.seq}`)
        const end = version.runner.nodes.get(gone.toNode)
        if (end?.type === 'result') writing.count(version, 'result', gone.toNode, -1)
      }
      await store.dropStepsFrom(attempt.row.id, place.seq)
      attempt.steps.length = place.seq
    }
    if (!isSame) {
      const row = {
        attemptId: attempt.row.id,
        seq: place.seq,
        fromNode: step.from,
        port: step.port,
        toNode: step.to,
      }
      attempt.steps.push(row)
      writing.steps.set(`${row.attemptId} ${row.seq}`, row)
      writing.count(version, 'way', wayKey(row), 1)
      if (!old) writing.count(version, 'block', place.node, 1, secondsSince(place.issued))
    }
    const isEnd = version.runner.nodes.get(step.to)?.type === 'result'
    if (isEnd && !isSame) {
      writing.count(version, 'result', step.to, 1)
      if (attempt.row.state === 'open') writing.count(version, 'finished', '', 1)
    }
    const at = attempt.steps.at(-1)?.toNode ?? place.node
    const changedAt = new Date().toISOString()
    attempt.row = { ...attempt.row, at, changedAt, ...(isEnd && { state: 'finished' as const }) }
    writing.keep(attempt.row)
  }

  return {
    take,
    async find(id: string): Promise<Attempt | null> {
      return (await load([id])).get(id) ?? null
    },
    /** Counts it once, however often it is told. */
    async becameLead({ row, answers }: Attempt, version: Version, leadId: string) {
      const writing = newWriting()
      writing.count(version, 'lead', '', 1)
      for (const [id, answer] of answers)
        for (const key of keysOf(version.runner.questions.get(id), answer))
          writing.count(version, 'lead-answer', `${id} ${key}`, 1)
      await database.inTransaction(async () => {
        if (!(await store.becameLead(row.id, leadId))) return
        await store.addCounts(writing.counts())
        await store.addVersionCounts(writing.versionCounts())
      })
    },
  }
}
export type QuizAttempts = ReturnType<typeof quizAttempts>

function begin({ place, version }: Sent, writing: Writing): Held {
  const { source, hidden, visit = '' } = place.brought
  const now = new Date().toISOString()
  const row: QuizAttemptRow = {
    id: place.attempt,
    quizId: version.quizId,
    versionId: version.id,
    at: place.node,
    state: 'open',
    source,
    leadId: null,
    toldResult: null,
    visit,
    startedAt: now,
    changedAt: now,
  }
  writing.keep(row)
  writing.count(version, 'started', '', 1)
  writing.count(version, 'source', source, 1)
  const answers = new Map(Object.entries(hidden).map(([id, answer]) => [hiddenKey(id), answer]))
  for (const [question, answer] of answers)
    writing.answers.set(`${row.id} ${question}`, { attemptId: row.id, question, answer })
  return { row, answers, steps: [] }
}

type Given = { id: string; answer: string }
function keepAnswer(attempt: Held, { version, workspaceId }: Sent, { id, answer }: Given, writing: Writing) {
  const before = attempt.answers.get(id) ?? ''
  if (before === answer && attempt.answers.has(id)) return
  attempt.answers.set(id, answer)
  writing.answers.set(`${attempt.row.id} ${id}`, { attemptId: attempt.row.id, question: id, answer })
  const question = version.runner.questions.get(id)
  if (question?.kind === 'file') {
    const keep = (file: { id: string } | null, attemptId: string | null) =>
      file && writing.files.push({ id: file.id, attemptId, workspaceId })
    keep(fileIn(before), null)
    keep(fileIn(answer), attempt.row.id)
  }
  for (const key of keysOf(question, before)) writing.count(version, 'answer', `${id} ${key}`, -1)
  for (const key of keysOf(question, answer)) writing.count(version, 'answer', `${id} ${key}`, 1)
}

/** By what an answer is counted: the options that it chose, or its number. */
function keysOf(question: Parameters<typeof numberIn>[0] | undefined, given: string): string[] {
  if (!question) return []
  const number = numberIn(question, given)
  return number === null ? chosenOptions(question, given) : [String(number)]
}

function wayKey({ fromNode, port, toNode }: QuizStepRow) {
  return [fromNode, port, toNode].join(' ')
}

/** Who looks elsewhere meanwhile does not make a step slow. */
const longestStep = 30 * 60
function secondsSince(issued: number) {
  return Math.min(longestStep, Math.max(0, Math.round(Date.now() / 1000 - issued)))
}

type Writing = ReturnType<typeof newWriting>
type Counted = Pick<Version, 'id' | 'quizId'>

/** What a batch writes, each row once. */
function newWriting() {
  const attempts = new Map<string, QuizAttemptRow>()
  const counts = new Map<string, QuizCountRow>()
  const ofVersions = new Map<string, QuizVersionCountRow>()
  return {
    answers: new Map<string, { attemptId: string; question: string; answer: string }>(),
    /** Which files are whose from now on; null: nobody's. */
    files: [] as { id: string; attemptId: string | null; workspaceId: string }[],
    steps: new Map<string, QuizStepRow>(),
    keep: (row: QuizAttemptRow) => attempts.set(row.id, row),
    attempts: () => [...attempts.values()],
    count({ quizId, id: versionId }: Counted, kind: CountKind, key: string, by: number, seconds = 0) {
      const name = [quizId, kind, key].join(' ')
      const row = counts.get(name) ?? { quizId, kind, key, count: 0, seconds: 0 }
      row.count += by
      row.seconds += seconds
      counts.set(name, row)
      if (!versionKinds.has(kind)) return
      const own = [versionId, kind, key].join(' ')
      const ofVersion = ofVersions.get(own) ?? { versionId, kind, key, count: 0 }
      ofVersion.count += by
      ofVersions.set(own, ofVersion)
    },
    counts: () => inOrder(counts).filter(({ count, seconds }) => count !== 0 || seconds !== 0),
    versionCounts: () => inOrder(ofVersions).filter(({ count }) => count !== 0),
  }
}

/** In one order everywhere, so that no two processes wait for each other. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
