import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { Announcer } from './surface/announcements/announcer.tsx'
import { Canvas } from './surface/canvas/canvas.tsx'
import type { Shortcut } from './surface/canvas/empty-canvas.tsx'
import { ElementMenu } from './surface/menu/element-menu.tsx'
import { ElementsPanel } from './panels/elements/elements-panel.tsx'
import { NothingSelected } from './panels/properties/nothing-selected.tsx'
import { SidePanel } from './panels/drawers/side-panel.tsx'
import { useEditorState } from './model/state/hooks.ts'
import { PanelButtons, type OpenPanel } from './panels/drawers/panel-buttons.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const PropertiesPanel = lazyPart(
  async () => (await import('./panels/properties/properties-panel.tsx')).PropertiesPanel,
)
const Breadcrumb = lazyPart(async () => (await import('./panels/breadcrumb/breadcrumb.tsx')).Breadcrumb)
const CanvasView = lazyPart(async () => (await import('./panels/canvas-view/canvas-view.tsx')).CanvasView)
const Ruler = lazyPart(async () => (await import('./panels/canvas-view/ruler.tsx')).Ruler)
const FindButton = lazyPart(async () => (await import('./panels/find/find-button.tsx')).FindButton)
const StructuresDialog = lazyPart(
  async () => (await import('./panels/elements/structures-dialog.tsx')).StructuresDialog,
)
const SectionsLibrary = lazyPart(
  async () => (await import('./panels/sections/sections-library.tsx')).SectionsLibrary,
)
const TemplatesDialog = lazyPart(
  async () => (await import('./panels/templates/templates-dialog.tsx')).TemplatesDialog,
)

/** What the bar above is given. */
export type BarProps = {
  /** Buttons that open the panels where they are drawers. */
  panelButtons: ReactNode
  /** A phone keeps in a menu what its width has no room for. */
  isPhone: boolean
}

type WorkspaceProps = {
  /** The bar above. */
  Bar: ComponentType<BarProps>
  /** Beside the canvas. */
  Margin?: ComponentType
}

/** The canvas with the panels around it, for whatever is edited there. */
export function Workspace({ Bar, Margin }: WorkspaceProps) {
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const isLetter = useEditorState((state) => state.letter !== null)
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
      <Bar panelButtons={!isPhone && panelButtons} isPhone={isPhone} />
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
          <div className="relative flex min-h-0 flex-1">
            <div className="flex min-w-0 flex-1 flex-col">
              {!isReadOnly && !isPhone && !isLetter && (
                <div className="h-7 shrink-0 border-b coarse:h-11">
                  <Suspense fallback={null}>
                    <Ruler />
                  </Suspense>
                </div>
              )}
              <div className="min-h-0 flex-1">
                <Canvas onShortcut={openShortcut} />
              </div>
            </div>
            <Suspense fallback={null}>{Margin && !isReadOnly && <Margin />}</Suspense>
          </div>
          {!isReadOnly && (
            <div className="flex h-8 border-t max-sm:h-11 coarse:h-11">
              {/* Near the thumb. */}
              {isPhone && panelButtons}
              <Suspense fallback={null}>
                <Breadcrumb />
                <FindButton />
                {!isPhone && !isLetter && <CanvasView />}
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
        {openDialog === 'structures' && <StructuresDialog open onClose={closeDialog} />}
        {openDialog === 'templates' && <TemplatesDialog open onClose={closeDialog} />}
      </Suspense>
    </div>
  )
}
