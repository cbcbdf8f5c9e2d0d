import type { AuthOptions } from '@aurelio/contracts/security'
import { useEffect, useState } from 'react'

/** What this installation offers, asked after the screen is shown; null until known, and while it cannot be known. */
export function useAuthOptions(): AuthOptions | null {
  const [options, setOptions] = useState<AuthOptions | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { client } = await import('../../platform/api/client.ts')
      const known = await client.authSettings.get()
      if (!isGone) setOptions(known)
    }
    ask().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return options
}
