import { Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'
import { useKeptHistory } from './sync/history/use-kept-history.ts'
import type { EditorStart } from './sync/opening/start.ts'
import { useKeepSaved } from './sync/keeping/use-keep-saved.ts'
import { useOpeningNote } from './sync/opening/use-opening-note.ts'
import { useOtherState } from './sync/opening/use-other-state.ts'
import { saveByHand } from './sync/remote/by-hand.ts'
import { useSymbols } from './sync/symbols/use-symbols.ts'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { useSaveState } from './sync/state/use-save-state.ts'
import { TopBar } from './panels/top-bar/top-bar.tsx'
import { useSiteLooks } from './sync/brand/use-site-looks.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Workspace } from './workspace.tsx'

const ConflictDialog = lazyPart(
  async () => (await import('./panels/saving/conflict-dialog.tsx')).ConflictDialog,
)

/** The open editor of a page. */
export function EditorWorkspace({ start, Margin }: { start: EditorStart; Margin: ComponentType }) {
  const [editor] = useState(() => createEditor(start))
  useEffect(() => tellRefusals(editor), [editor])
  useKeepSaved(editor)
  useKeptHistory(editor)
  useSiteLooks(editor)
  useSymbols(editor)
  useShortcuts(
    editor,
    useCallback(() => void saveByHand(editor), [editor]),
  )
  useOtherState(editor, start)
  useOpeningNote(start)
  return (
    <EditorContexts editor={editor}>
      <Workspace Bar={TopBar} Margin={Margin} />
      <Conflict />
    </EditorContexts>
  )
}

function Conflict() {
  const isConflict = useSaveState(({ status }) => status.kind === 'conflict')
  return <Suspense fallback={null}>{isConflict && <ConflictDialog />}</Suspense>
}
