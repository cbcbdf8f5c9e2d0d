import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { ReachQuestion } from './reach-dialog.tsx'
import type { Reach } from './series-change.ts'

const ReachDialog = lazyPart(async () => (await import('./reach-dialog.tsx')).ReachDialog)

export type AskReach = (question: ReachQuestion) => Promise<Reach | null>
type Asked = ReachQuestion & { onAnswer: (reach: Reach | null) => void }

/** A question that waits for its answer, and the dialog that asks it. Where there is nothing to choose, nobody is asked. */
export function useReach(): { ask: AskReach; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()

  function ask(question: ReachQuestion): Promise<Reach | null> {
    return new Promise((resolve) => {
      const onAnswer = (reach: Reach | null) => {
        setAsked(undefined)
        resolve(reach)
      }
      setAsked({ ...question, onAnswer })
    })
  }

  const dialog = <Suspense fallback={null}>{asked && <ReachDialog {...asked} />}</Suspense>
  return { ask, dialog }
}
