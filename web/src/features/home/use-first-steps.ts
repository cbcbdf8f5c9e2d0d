import type { Overview } from '@aurelio/contracts/home'
import { useState } from 'react'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { readJson, writeJson } from '../../platform/local-storage.ts'

export type FirstStep = keyof Overview['steps']

/** Shown until all are done or the person puts them away, which this browser remembers. */
export function useFirstSteps(overview: Overview | undefined) {
  const { workspace } = useSession()
  const mayChange = useCan('projects.change')
  const key = `aurelio-first-steps-${workspace.id}`
  const [isHidden, setHidden] = useState(() => readJson(key) === 'hidden')
  const done = overview?.steps
  return {
    done,
    isShown: mayChange && !isHidden && done !== undefined && Object.values(done).includes(false),
    hide: () => {
      writeJson(key, 'hidden')
      setHidden(true)
    },
  }
}
