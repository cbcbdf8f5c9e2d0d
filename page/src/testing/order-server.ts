import { replay } from '../document/replay.ts'
import type { Operation } from '../document/operations/operation.ts'
import type { PageDocument } from '../document/schema.ts'
import type { Waiting } from '../document/page-order.ts'

type Kept = { sequence: number; session: string; n: number; operations: readonly Operation[] }

/** The server's part of a page's order, in memory: steps taken whole or refused whole, each once. */
export function orderServer(start: PageDocument) {
  let document = start
  let version = 1
  const kept: Kept[] = []
  return {
    document: () => document,
    version: () => version,
    all: (): readonly Kept[] => kept,
    take(steps: readonly Waiting[]) {
      const refused: number[] = []
      const known: number[] = []
      for (const { session, n, operations } of steps) {
        if (kept.some((step) => step.session === session && step.n === n)) {
          known.push(n)
          continue
        }
        const next = replay(document, [operations])
        if (next.refused.size > 0) {
          refused.push(n)
          continue
        }
        document = next.document
        version += 1
        kept.push({ sequence: version, session, n, operations })
      }
      return { refused, known }
    },
    /** As one session hears it: over JSON, and without what it did itself. */
    since(seen: number, session: string) {
      const steps = kept.filter(({ sequence }) => sequence > seen)
      const told = steps.map(({ operations, ...step }) =>
        step.session === session ? step : { ...step, operations },
      )
      return asSent(told)
    },
  }
}

type Told = { sequence: number; session: string; n: number; operations?: readonly Operation[] }

function asSent(told: readonly Told[]): readonly Told[] {
  const sent: readonly Told[] = structuredClone(told)
  return sent
}
