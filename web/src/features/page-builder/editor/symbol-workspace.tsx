import type { SymbolWithDocument } from '@aurelio/contracts/symbols'
import type { PageDocument } from '@aurelio/page/document'
import { useEffect, useState } from 'react'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { SymbolBar } from './panels/symbols/symbol-bar.tsx'
import { FinishContext, useFinish } from './panels/symbols/use-finish.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { useSiteLooks } from './sync/brand/use-site-looks.ts'
import { useSymbols } from './sync/symbols/use-symbols.ts'
import { Workspace } from './workspace.tsx'

type SymbolWorkspaceProps = { symbol: SymbolWithDocument; document: PageDocument }

/** The open editor of a symbol. Nothing is kept in the browser or sent by itself: 'Terminar' saves it. */
export function SymbolWorkspace({ symbol, document }: SymbolWorkspaceProps) {
  const [editor] = useState(() => {
    const start = {
      document,
      name: symbol.name,
      page: null,
      confirmed: null,
      waiting: [],
      isUnsaved: false,
      lost: 0,
      other: null,
    }
    const created = createEditor(start)
    created.store.setState({ symbolId: symbol.id })
    return created
  })
  const finish = useFinish(editor, symbol)
  useEffect(() => tellRefusals(editor), [editor])
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
