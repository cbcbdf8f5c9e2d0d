import type { OrderedStepOf, RefusedStep } from '@aurelio/contracts/together-line'
import type { ChangeMode } from '@aurelio/contracts/change-modes'
import type { Operation as PageOperation } from '@aurelio/page/document'
import type { Session } from '../../platform/access/session.ts'
import type { Sent as SentSteps, SharedDocuments } from '../../platform/document-log/parts.ts'
import type { Documents } from './documents.ts'
import type { ShowProgram } from './programs.ts'
import type { Sharing } from './sharing.ts'
import { type Kind, type Subject, subjectOf } from './subject.ts'
import { orderedFor, type Telling } from './telling.ts'

type Sent<Operation> = SentSteps<Operation> & { seen: number }
type Taken = { version: number; refused: readonly RefusedStep[]; known: readonly number[] }
/** A step of a program may say in a sentence what it does. */
type SentByProgram = {
  id: string
  session: string
  steps: readonly { n: number; operations: readonly PageOperation[]; summary?: string | undefined }[]
}
export type Propose = (
  session: Session,
  sent: SentByProgram,
) => Promise<Taken & { proposed: { n: number; id: string }[] }>

type Parts = {
  telling: Telling
  sharing: Sharing
  documents: Documents
  propose: Propose
  showProgram: ShowProgram
}

type SentToPage = SentByProgram & { seen: number; mode?: ChangeMode | undefined }
type Place = { id: string; session: string; seen: number; version: number }

/** What was done behind a place, as one session hears it; null where the document is to be asked for anew. */
async function behind<Operation>(
  { since }: SharedDocuments<Operation>,
  { id, session, seen, version }: Place,
): Promise<OrderedStepOf<unknown>[] | null> {
  const steps = await since(id, seen, version)
  return steps && orderedFor(session, steps)
}

/** What editors and programs do to what several may have open. */
export function togetherService({ telling, sharing, documents, propose, showProgram }: Parts) {
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
      const steps = await behind(shared, { id: sent.id, session: sent.session, seen, version })
      return { version, steps, refused: [...refused], known: [...known] }
    }
  }

  const done = sending('page', documents.page)

  /** What a program would do to a page is kept as a proposal, where it or its token says so. */
  async function toPage(session: Session, { mode, ...sent }: SentToPage) {
    const { program } = session
    if (!program || (mode ?? program.changes) === 'done' || sent.steps.length === 0)
      return { ...(await done(session, sent)), proposed: [] }
    const { version, refused, known, proposed } = await propose(session, sent)
    showProgram(
      session,
      subjectOf('page', sent.id),
      sent.steps.flatMap(({ operations }) => operations),
    )
    const { id, session: by, seen } = sent
    const steps = await behind(documents.page, { id, session: by, seen, version })
    return { version, steps, refused: [...refused], known: [...known], proposed }
  }

  return {
    take,
    sendTo: {
      page: toPage,
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
