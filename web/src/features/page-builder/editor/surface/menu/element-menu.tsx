import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useSurface } from '../state/surface-context.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const OpenElementMenu = lazyPart(async () => (await import('./open-element-menu.tsx')).OpenElementMenu)

const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog)

const SaveSymbolDialog = lazyPart(async () => (await import('./save-symbol-dialog.tsx')).SaveSymbolDialog)

/** The menu of one element, behind the '…' button and the right click. */
export function ElementMenu() {
  const { open, renamingId, savedAsSymbol } = useStore(useSurface().menu)
  return (
    <Suspense fallback={null}>
      {open && <OpenElementMenu {...open} />}
      {renamingId !== null && <RenameDialog id={renamingId} />}
      {savedAsSymbol !== null && <SaveSymbolDialog id={savedAsSymbol} />}
    </Suspense>
  )
}
