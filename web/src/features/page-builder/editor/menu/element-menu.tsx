import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../state/editor-context.ts'

const OpenElementMenu = lazy(async () => ({
  default: (await import('./open-element-menu.tsx')).OpenElementMenu,
}))

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))

/** The menu of one element, behind the '…' button and the right click. */
export function ElementMenu() {
  const { open, renamingId } = useStore(useEditor().menu)
  return (
    <Suspense fallback={null}>
      {open && <OpenElementMenu {...open} />}
      {renamingId !== null && <RenameDialog id={renamingId} />}
    </Suspense>
  )
}
