import type { OrderedStepOf, RefusedStep } from '@aurelio/contracts/together-line'
import type { Session } from '../../platform/access/session.ts'
import type { Sent as SentSteps, SharedDocuments } from '../../platform/document-log/parts.ts'
import type { Documents } from './documents.ts'
import type { ShowProgram } from './programs.ts'
import type { Sharing } from './sharing.ts'
import { type Kind, type Subject, subjectOf } from './subject.ts'
import { orderedFor, type Telling } from './telling.ts'

type Sent<Operation> = SentSteps<Operation> & { seen: number }
type Taken = { version: number; refused: readonly RefusedStep[]; known: readonly number[] }
type Parts = { telling: Telling; sharing: Sharing; documents: Documents; showProgram: ShowProgram }

/** What editors and programs do to what several may have open. */
export function togetherService({ telling, sharing, documents, showProgram }: Parts) {
  /** Puts steps into the order, and tells everybody who has it open. */
  async function take<Operation>(
    kind: Kind,
    { append }: SharedDocuments<Operation>,
    session: Session,
    sent: SentSteps<Operation>,
  ): Promise<Taken> {
    const subject = subjectOf(kind, sent.id)
    const { version, taken, refused, known } = await append(session, sent)
    if (taken.length > 0) {
      sharing.steps(subject, version)
      await telling.advance(subject, version, taken)
      showProgram(
        session,
        subject,
        taken.flatMap(({ operations }) => operations),
      )
    }
    return { version, refused, known }
  }

  /** What is sent to documents of a kind by calls. */
  function sending<Operation>(kind: Kind, shared: SharedDocuments<Operation>) {
    return async (session: Session, { seen, ...sent }: Sent<Operation>) => {
      const { version, refused, known } =
        sent.steps.length === 0
          ? { version: await shared.versionOf(session, sent.id), refused: [], known: [] }
          : await take(kind, shared, session, sent)
      const behind = await shared.since(sent.id, seen, version)
      const steps: OrderedStepOf<unknown>[] | null = behind && orderedFor(sent.session, behind)
      return { version, steps, refused: [...refused], known: [...known] }
    }
  }

  return {
    take,
    sendTo: {
      page: sending('page', documents.page),
      symbol: sending('symbol', documents.symbol),
      letter: sending('letter', documents.letter),
      quiz: sending('quiz', documents.quiz),
    },
    /** It was put in place whole, or written otherwise. */
    async changed(subject: Subject, version: number) {
      sharing.steps(subject, version)
      await telling.advance(subject, version)
    },
  }
}
export type TogetherService = ReturnType<typeof togetherService>
