import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../state/editor-context.ts'

const OpenElementMenu = lazy(async () => ({
  default: (await import('./open-element-menu.tsx')).OpenElementMenu,
}))

/** The menu of one element, behind the '…' button and the right click. */
export function ElementMenu() {
  const open = useStore(useEditor().menu, (state) => state.open)
  return <Suspense fallback={null}>{open && <OpenElementMenu {...open} />}</Suspense>
}
