import type { Step as SentStep } from '@aurelio/contracts/together'
import type { OrderedStep, RefusedStep } from '@aurelio/contracts/together-line'
import type { Session } from '../../platform/access/session.ts'
import type { Sharing } from './sharing.ts'
import { orderedFor, type Step, type Telling } from './telling.ts'

type Sent = { id: string; session: string; steps: readonly SentStep[] }
type Taken = { version: number; refused: readonly RefusedStep[]; known: readonly number[] }
type Parts = {
  telling: Telling
  sharing: Sharing
  append: (session: Session, sent: Sent) => Promise<Taken & { taken: readonly Step[] }>
  versionOf: (session: Session, id: string) => Promise<number>
  since: (id: string, seen: number, version: number) => Promise<readonly Step[] | null>
}

/** What editors and programs do to a page that several may have open. */
export function togetherService({ telling, sharing, append, versionOf, since }: Parts) {
  /** Puts steps into the order, and tells everybody who has the page open. */
  async function take(session: Session, sent: Sent): Promise<Taken> {
    const { version, taken, refused, known } = await append(session, sent)
    if (taken.length > 0) {
      sharing.steps(sent.id, version)
      await telling.advance(sent.id, version, taken)
    }
    return { version, refused, known }
  }

  return {
    take,
    async send(session: Session, { seen, ...sent }: Sent & { seen: number }) {
      const { version, refused, known } =
        sent.steps.length === 0
          ? { version: await versionOf(session, sent.id), refused: [], known: [] }
          : await take(session, sent)
      const behind = await since(sent.id, seen, version)
      const steps: OrderedStep[] | null = behind && orderedFor(sent.session, behind)
      return { version, steps, refused: [...refused], known: [...known] }
    },
    /** The page was put in place whole, or written otherwise. */
    async changed(id: string, version: number) {
      sharing.steps(id, version)
      await telling.advance(id, version)
    },
  }
}
export type TogetherService = ReturnType<typeof togetherService>
