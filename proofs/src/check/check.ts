import { commitmentTo, drawFrom, entriesIn, hashOfList, sha256OfText } from '../draw/index.ts'
import { judge, type Verdict } from '../experiment/index.ts'
import type { ConsentProof, DrawProof, ExperimentProof, JuryProof, SignedProof } from './shapes.ts'

export type Check =
  | 'signature'
  | 'commitment'
  | 'list'
  | 'winners'
  | 'marks'
  | 'verdict'
  | 'statement'
  | 'readable'
/** `unknown`: it cannot be said here, or not yet. */
export type Finding = { check: Check; result: 'right' | 'wrong' | 'unknown' }

/** Computes what a proof says anew, from what stands in it and nothing else. Throws where it is no proof at all. */
export async function checkProof(proof: SignedProof): Promise<Finding[]> {
  if (proof.kind === 'draw') return checkDraw(proof.data)
  if (proof.kind === 'jury') return checkJury(proof.data)
  if (proof.kind === 'consent') return checkConsent(proof.data)
  return [finding('verdict', isSame(judge(proof.data), proof.data))]
}

async function checkDraw(data: DrawProof): Promise<Finding[]> {
  const { seed, commitment, list, listHash, beacon, prizes, reservesWanted, winners, reserves } = data
  const entries = list === null ? null : entriesIn(list)
  const found: Finding[] = [
    finding('commitment', seed === null ? null : (await commitmentTo(seed)) === commitment),
    finding('list', entries && (await hashOfList(entries)) === listHash),
  ]
  if (seed === null || beacon === null || !entries)
    return [...found, finding('winners', winners.length + reserves.length > 0 ? false : null)]
  const drawn = await drawFrom(entries, { seed, beacon, count: prizes + reservesWanted })
  return [...found, finding('winners', isSplit(drawn, data))]
}

function checkJury(data: JuryProof): Finding[] {
  const ordered = orderOf(data.marks).slice(0, data.prizes + data.reservesWanted)
  return [finding('marks', isSplit(ordered, data))]
}

/** The entries of a jury, the best first. */
export function orderOf(marks: JuryProof['marks']): string[] {
  return marks.toSorted((a, b) => sum(b.given) - sum(a.given) || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

function sum(given: readonly number[]): number {
  return given.reduce((total, mark) => total + mark, 0)
}

async function checkConsent({ statement, statementHash }: ConsentProof): Promise<Finding[]> {
  return [finding('statement', (await sha256OfText(statement)) === statementHash)]
}

function isSplit(drawn: readonly string[], { prizes, winners, reserves }: DrawProof | JuryProof) {
  const [first, rest] = [drawn.slice(0, prizes), drawn.slice(prizes)]
  return first.join('\n') === winners.join('\n') && rest.join('\n') === reserves.join('\n')
}

function finding(check: Check, isRight: boolean | null): Finding {
  return { check, result: isRight === null ? 'unknown' : isRight ? 'right' : 'wrong' }
}

function isSame(computed: Verdict, { verdict: said }: ExperimentProof): boolean {
  return rounded(computed) === rounded(said)
}

/** Engines differ in the last digits of a logarithm. */
function rounded(verdict: Verdict): string {
  const parts = Object.entries(verdict).map(
    ([name, value]) => `${name}=${typeof value === 'number' ? value.toPrecision(6) : value}`,
  )
  return parts.toSorted().join()
}
