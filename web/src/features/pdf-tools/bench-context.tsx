import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { countToolUse } from '../../platform/tool-use.ts'
import { type Bench, createBench } from './state/bench.ts'
import type { Workbench } from './state/model.ts'
import { browserPools } from './worker/pools.ts'

const Context = createContext<Bench | null>(null)

/** Gives the screen its workbench, and ends the workers with it. */
export function BenchProvider({ children }: { children: ReactNode }) {
  const workspaceId = useSession().workspace.id
  const [bench] = useState(() =>
    createBench(browserPools(), { onMade: (files) => countToolUse('pdf-tools', { files, workspaceId }) }),
  )
  useEffect(() => () => bench.close(), [bench])
  return <Context value={bench}>{children}</Context>
}

export function useBench(): Bench {
  const bench = useContext(Context)
  if (!bench) throw new Error('useBench outside its BenchProvider')
  return bench
}

/** One part of the state; renders anew only when that part is another. `select` gives a stable value. */
export function useBenchState<Part>(select: (state: Workbench) => Part): Part {
  return useStore(useBench().store, select)
}
