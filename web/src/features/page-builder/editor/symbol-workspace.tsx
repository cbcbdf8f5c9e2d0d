import type { SavedSymbol } from '@aurelio/contracts/symbols'
import { useEffect, useState } from 'react'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { SymbolBar } from './panels/symbols/symbol-bar.tsx'
import { FinishContext, useFinish } from './panels/symbols/use-finish.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { tellLost } from './surface/lost/tell-lost.ts'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { useSiteLooks } from './sync/brand/use-site-looks.ts'
import { useKeptHistory } from './sync/history/use-kept-history.ts'
import { symbolHome } from './sync/homes/symbol-home.ts'
import { useKeepSaved } from './sync/keeping/use-keep-saved.ts'
import type { EditorStart } from './sync/opening/start.ts'
import { useSymbols } from './sync/symbols/use-symbols.ts'
import { Workspace } from './workspace.tsx'

type SymbolWorkspaceProps = { symbol: SavedSymbol; start: EditorStart }

/** The open editor of a symbol, which several may have open. Pages show what is made of it once somebody says 'Terminar'. */
export function SymbolWorkspace({ symbol, start }: SymbolWorkspaceProps) {
  const [editor] = useState(() => {
    const created = createEditor(start, symbolHome)
    created.store.setState({ symbolId: symbol.id })
    return created
  })
  const finish = useFinish(editor, symbol)
  useEffect(() => tellRefusals(editor), [editor])
  useEffect(() => tellLost(editor), [editor])
  useKeepSaved(editor)
  useKeptHistory(editor)
  useSiteLooks(editor)
  useSymbols(editor)
  useShortcuts(editor, finish.run)
  return (
    <EditorContexts editor={editor}>
      <FinishContext value={finish}>
        <Workspace Bar={SymbolBar} />
      </FinishContext>
    </EditorContexts>
  )
}
