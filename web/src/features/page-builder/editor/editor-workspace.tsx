import { Suspense, useEffect, useState } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { Announcer } from './surface/announcements/announcer.tsx'
import { Canvas } from './surface/canvas/canvas.tsx'
import type { Shortcut } from './surface/canvas/empty-canvas.tsx'
import { useKeptHistory } from './sync/history/use-kept-history.ts'
import { ElementMenu } from './surface/menu/element-menu.tsx'
import { ElementsPanel } from './panels/elements/elements-panel.tsx'
import { NothingSelected } from './panels/properties/nothing-selected.tsx'
import type { EditorStart } from './sync/opening/start.ts'
import { useKeepSaved } from './sync/keeping/use-keep-saved.ts'
import { useOpeningNote } from './sync/opening/use-opening-note.ts'
import { useOtherState } from './sync/opening/use-other-state.ts'
import { SidePanel } from './panels/drawers/side-panel.tsx'
import { createEditor } from './create-editor.ts'
import { ModelContext } from './model/state/model-context.ts'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { SurfaceContext } from './surface/state/surface-context.ts'
import { SyncContext } from './sync/state/sync-context.ts'
import { useEditorState } from './model/state/hooks.ts'
import { useSaveState } from './sync/state/use-save-state.ts'
import { PanelButtons, type OpenPanel } from './panels/drawers/panel-buttons.tsx'
import { TopBar } from './panels/top-bar/top-bar.tsx'
import { useSiteTheme } from './sync/brand/use-site-theme.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const PropertiesPanel = lazyPart(
  async () => (await import('./panels/properties/properties-panel.tsx')).PropertiesPanel,
)
const Breadcrumb = lazyPart(async () => (await import('./panels/breadcrumb/breadcrumb.tsx')).Breadcrumb)
const CanvasView = lazyPart(async () => (await import('./panels/canvas-view/canvas-view.tsx')).CanvasView)
const FindButton = lazyPart(async () => (await import('./panels/find/find-button.tsx')).FindButton)
const ConflictDialog = lazyPart(
  async () => (await import('./panels/saving/conflict-dialog.tsx')).ConflictDialog,
)
const StructuresDialog = lazyPart(
  async () => (await import('./panels/elements/structures-dialog.tsx')).StructuresDialog,
)
const SectionsLibrary = lazyPart(
  async () => (await import('./panels/sections/sections-library.tsx')).SectionsLibrary,
)
const TemplatesDialog = lazyPart(
  async () => (await import('./panels/templates/templates-dialog.tsx')).TemplatesDialog,
)

/** The open editor. */
export function EditorWorkspace({ start }: { start: EditorStart }) {
  const [editor] = useState(() => createEditor(start))
  useEffect(() => tellRefusals(editor), [editor])
  useKeepSaved(editor)
  useKeptHistory(editor)
  useSiteTheme(editor)
  useShortcuts(editor)
  useOtherState(editor, start)
  useOpeningNote(start)
  return (
    <ModelContext value={editor}>
      <SyncContext value={editor}>
        <SurfaceContext value={editor}>
          <Workspace />
        </SurfaceContext>
      </SyncContext>
    </ModelContext>
  )
}

function Workspace() {
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const isConflict = useSaveState(({ status }) => status.kind === 'conflict')
  const isWide = useMediaQuery('(min-width: 64rem)')
  const isPhone = !useMediaQuery('(min-width: 40rem)')
  const [openPanel, setOpenPanel] = useState<OpenPanel>(null)
  const [openDialog, setOpenDialog] = useState<'templates' | 'structures' | 'sections' | null>(null)
  const closeDialog = () => setOpenDialog(null)

  function openShortcut(shortcut: Shortcut) {
    if (shortcut !== 'elements') {
      setOpenDialog(shortcut)
      return
    }
    setOpenPanel('elements')
    document.querySelector<HTMLElement>('[data-panel-element]')?.focus()
  }

  /** On a phone what was added is behind the library. */
  function afterAdding() {
    if (!isPhone) return
    closeDialog()
    setOpenPanel(null)
  }

  const panelButtons = !isReadOnly && !isWide && <PanelButtons open={openPanel} onOpen={setOpenPanel} />

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-background text-dense">
      <TopBar panelButtons={!isPhone && panelButtons} isPhone={isPhone} />
      <div className="relative flex min-h-0 flex-1">
        {!isReadOnly && (
          <SidePanel
            side="left"
            isDrawer={!isWide}
            isOpen={openPanel === 'elements'}
            onClose={() => setOpenPanel(null)}
          >
            <ElementsPanel
              sections={{
                isOpen: openDialog === 'sections',
                onToggle: () => setOpenDialog(openDialog === 'sections' ? null : 'sections'),
              }}
              hasStructures={openDialog !== 'structures'}
              onAdded={() => isPhone && setOpenPanel(null)}
            />
          </SidePanel>
        )}
        <main className="flex min-w-0 flex-1 flex-col">
          <div className="min-h-0 flex-1">
            <Canvas onShortcut={openShortcut} />
          </div>
          {!isReadOnly && (
            <div className="flex h-8 border-t max-sm:h-11 coarse:h-11">
              {/* Near the thumb. */}
              {isPhone && panelButtons}
              <Suspense fallback={null}>
                <Breadcrumb />
                <FindButton />
                {!isPhone && <CanvasView />}
              </Suspense>
            </div>
          )}
        </main>
        {!isReadOnly && (
          <SidePanel
            side="right"
            isDrawer={!isWide}
            isOpen={openPanel === 'properties'}
            onClose={() => setOpenPanel(null)}
          >
            <Suspense fallback={<NothingSelected />}>
              <PropertiesPanel />
            </Suspense>
          </SidePanel>
        )}
        <Suspense fallback={null}>
          {openDialog === 'sections' && <SectionsLibrary onClose={closeDialog} onAdded={afterAdding} />}
        </Suspense>
      </div>
      <ElementMenu />
      <Announcer />
      <Suspense fallback={null}>
        {isConflict && <ConflictDialog />}
        {openDialog === 'structures' && <StructuresDialog open onClose={closeDialog} />}
        {openDialog === 'templates' && <TemplatesDialog open onClose={closeDialog} />}
      </Suspense>
    </div>
  )
}
