import { useEffect, useRef } from 'react'
import { logNotice } from '../log.ts'
import { useAuth } from './auth-provider.tsx'

/** Follows who is signed in; what it needs loads with the first session. */
export function TokenSyncWatch() {
  const { status } = useAuth()
  const wasIn = useRef(false)

  useEffect(() => {
    const log = (error: unknown) => logNotice('The token sync could not be loaded', error)
    if (status === 'signed-out' && wasIn.current) {
      wasIn.current = false
      import('./token-sync.ts').then(({ dropToken }) => dropToken()).catch(log)
    }
    if (status !== 'signed-in') return undefined
    wasIn.current = true
    let isOver = false
    let end: (() => void) | undefined
    import('./token-sync.ts')
      .then(({ keepTokenSynced }) => {
        if (!isOver) end = keepTokenSynced()
        return undefined
      })
      .catch(log)
    return () => {
      isOver = true
      end?.()
    }
  }, [status])

  return null
}
