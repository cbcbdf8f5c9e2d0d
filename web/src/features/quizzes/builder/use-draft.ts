import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { useState } from 'react'
import { useDraft as useGuard } from '../../../ui/drafts.ts'

export type Draft = { name: string; document: QuizDocument }
const mostKept = 200

/** What is saved, as the server counts it. */
type Saved = Draft & { revision: number }

/** A draft with what was before each change, to take back and do again; it is not left by mistake. */
export function useDraft({ revision, ...initial }: Saved) {
  const [{ past, present, future }, setHistory] = useState<{
    past: readonly Draft[]
    present: Draft
    future: readonly Draft[]
  }>({ past: [], present: initial, future: [] })
  const [saved, setSaved] = useState({ draft: initial, revision })
  const isChanged = present !== saved.draft
  useGuard(isChanged ? 'unsaved' : undefined)
  return {
    draft: present,
    isChanged,
    /** Of the quiz that this is a draft of. */
    revision: saved.revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: Partial<Draft>) =>
      setHistory((before) => ({
        past: [...before.past.slice(-mostKept), before.present],
        present: { ...before.present, ...next },
        future: [],
      })),
    undo: () =>
      setHistory((before) => {
        const last = before.past.at(-1)
        return last
          ? { past: before.past.slice(0, -1), present: last, future: [before.present, ...before.future] }
          : before
      }),
    redo: () =>
      setHistory((before) => {
        const [next, ...others] = before.future
        return next ? { past: [...before.past, before.present], present: next, future: others } : before
      }),
    /** Another one that is saved already, which can be taken back as any change. */
    restore({ revision: number, ...next }: Saved) {
      setSaved({ draft: next, revision: number })
      setHistory((before) => ({
        past: [...before.past.slice(-mostKept), before.present],
        present: next,
        future: [],
      }))
    },
    /** What was saved is no change any more; what was typed meanwhile is. */
    keep: (draft: Draft, number: number) => setSaved({ draft, revision: number }),
  }
}
