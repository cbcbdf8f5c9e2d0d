import { Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'
import { pageHome } from './sync/homes/page-home.ts'
import { useKeptHistory } from './sync/history/use-kept-history.ts'
import type { EditorStart } from './sync/opening/start.ts'
import { useKeepSaved } from './sync/keeping/use-keep-saved.ts'
import { useOpeningNote } from './sync/opening/use-opening-note.ts'
import { useOtherState } from './sync/opening/use-other-state.ts'
import { saveNow } from './sync/remote/manual-save.ts'
import { useSymbols } from './sync/symbols/use-symbols.ts'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { tellLost } from './surface/lost/tell-lost.ts'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { TopBar } from './panels/top-bar/top-bar.tsx'
import { useSiteLooks } from './sync/brand/use-site-looks.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useSaveState } from './sync/state/use-save-state.ts'
import { Workspace } from './workspace.tsx'

const ConflictDialog = lazyPart(
  async () => (await import('./panels/saving/conflict-dialog.tsx')).ConflictDialog,
)

/** The open editor of a page. */
export function EditorWorkspace({ start, Margin }: { start: EditorStart; Margin: ComponentType }) {
  const [editor] = useState(() => {
    const created = createEditor(start, pageHome())
    if (start.isLocked) created.store.setState({ isReadOnly: true })
    return created
  })
  useEffect(() => tellRefusals(editor), [editor])
  useEffect(() => tellLost(editor), [editor])
  useKeepSaved(editor)
  useKeptHistory(editor)
  useSiteLooks(editor)
  useSymbols(editor)
  useShortcuts(
    editor,
    useCallback(() => void saveNow(editor), [editor]),
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

/** Of a variant, which is saved whole: a page takes what everybody does. */
function Conflict() {
  const isConflict = useSaveState(({ status }) => status.kind === 'conflict')
  return <Suspense fallback={null}>{isConflict && <ConflictDialog />}</Suspense>
}
