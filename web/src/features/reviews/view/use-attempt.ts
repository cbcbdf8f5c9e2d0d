import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { reviewProblemWords } from '../review-words.ts'

/** Does things that the server may refuse. `attempt` is true when it was done; `failure`: why the last one was not. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>()
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setFailure(errorText(error, reviewProblemWords))
      return false
    }
  }
  return { attempt, failure }
}
