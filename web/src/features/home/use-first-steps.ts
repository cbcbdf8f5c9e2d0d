import type { Overview } from '@aurelio/contracts/home'
import { useState } from 'react'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { readJson, writeJson } from '../../platform/local-storage.ts'

export type FirstStep = 'project' | 'task' | 'page' | 'lead'

/** Which of the first steps are done, read off the figures. */
export function stepsDone(overview: Overview): Record<FirstStep, boolean> {
  return {
    project: overview.projects.length > 0,
    task: overview.pendingTasks + overview.completedTasks > 0,
    page: overview.publishedPages > 0,
    lead: overview.recentLeads > 0,
  }
}

/** Shown until all are done or the person puts them away, which this browser remembers. */
export function useFirstSteps(overview: Overview | undefined) {
  const { workspace } = useSession()
  const mayChange = useCan('projects.change')
  const key = `aurelio-first-steps-${workspace.id}`
  const [isHidden, setHidden] = useState(() => readJson(key) === 'hidden')
  const done = overview && stepsDone(overview)
  return {
    done,
    isShown: mayChange && !isHidden && done !== undefined && Object.values(done).includes(false),
    hide: () => {
      writeJson(key, 'hidden')
      setHidden(true)
    },
  }
}
