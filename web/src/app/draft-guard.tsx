import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { losesDraft, useDraftState } from '../ui/drafts.ts'
import { lazyPart } from '../ui/lazy-part.ts'

/** Comes with the first letter that is typed. */
const DraftQuestion = lazyPart(async () => (await import('./draft-question.tsx')).DraftQuestion)

/**
 * Asks before a screen is left with something typed that is nowhere else. What is being saved is waited for, and asked
 * about only when that fails.
 */
export function DraftGuard() {
  const state = useDraftState()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesDraft(currentLocation, nextLocation))

  useEffect(() => {
    if (state === undefined) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
  useEffect(() => {
    if (blocker.state === 'blocked' && state === undefined) blocker.proceed()
  }, [blocker, state])

  if (state === undefined) return null
  return (
    <Suspense fallback={null}>
      <DraftQuestion
        open={blocker.state === 'blocked' && state === 'unsaved'}
        onStay={() => blocker.reset?.()}
        onDiscard={() => blocker.proceed?.()}
      />
    </Suspense>
  )
}
