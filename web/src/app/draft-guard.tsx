import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { losesDraft, useDraftQuestion, useDraftState } from '../ui/drafts.ts'
import type { DraftQuestion } from './draft-question.tsx'

/**
 * Asks before a screen is left with something typed that is nowhere else. What is being saved is waited for, and asked
 * about only when that fails.
 */
export function DraftGuard() {
  const state = useDraftState()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesDraft(currentLocation, nextLocation))
  const question = useDraftQuestion()
  const [Question, setQuestion] = useState<typeof DraftQuestion>()

  useEffect(() => {
    if (state === undefined) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
  useEffect(() => {
    if (blocker.state === 'blocked' && state === undefined) blocker.proceed()
  }, [blocker, state])
  // Comes with the first letter. Not through lazy(): while the server is away the screen must stand, and be stayed on.
  useEffect(() => {
    if (state === undefined || Question) return
    void import('./draft-question.tsx').then(
      (loaded) => setQuestion(() => loaded.DraftQuestion),
      () => blocker.reset?.(),
    )
  }, [state, blocker, Question])

  if (!Question) return null
  return (
    <Question
      open={question !== null || (blocker.state === 'blocked' && state === 'unsaved')}
      onStay={() => {
        blocker.reset?.()
        question?.answer(false)
      }}
      onDiscard={() => {
        blocker.proceed?.()
        question?.answer(true)
      }}
    />
  )
}
