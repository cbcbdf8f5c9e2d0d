import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { countToolUse } from '../../../platform/tool-use.ts'
import { writesAv1 } from '../engine/av1.ts'
import type { ImageItem } from '../state/item.ts'
import { createOptimizer, type Optimizer } from '../state/optimizer.ts'
import type { OptimizerState } from '../state/state.ts'
import { browserImagePool } from '../worker/image-pool.ts'

const Context = createContext<Optimizer | null>(null)

/** Gives the screen its optimizer, and ends the workers with it. */
export function OptimizerProvider({ children }: { children: ReactNode }) {
  // Nobody knows who is signed in where the screen was opened without a connection.
  const workspaceId = useAuth().session?.workspace.id ?? null
  const [optimizer] = useState(() =>
    createOptimizer(browserImagePool(), {
      onMade: (made) => countToolUse('image-optimizer', { ...made, workspaceId }),
    }),
  )
  useEffect(() => {
    // Whether an animation can stay one is asked for without waiting.
    void writesAv1()
    return () => optimizer.close()
  }, [optimizer])
  return <Context value={optimizer}>{children}</Context>
}

export function useOptimizer(): Optimizer {
  const optimizer = useContext(Context)
  if (!optimizer) throw new Error('useOptimizer outside its OptimizerProvider')
  return optimizer
}

/** One part of the state; renders anew only when that part is another. `select` gives a stable value. */
export function useOptimizerState<Part>(select: (state: OptimizerState) => Part): Part {
  return useStore(useOptimizer().store, select)
}

export function useItem(id: string): ImageItem | undefined {
  return useOptimizerState((state) => state.items.get(id))
}
