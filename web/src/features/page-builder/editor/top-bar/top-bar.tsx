import { ArrowLeft, ExternalLink, Eye, MonitorPlay, Pencil, Redo2, Undo2 } from 'lucide-react'
import { canRedo, canUndo } from '@aurelio/page/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Logo } from '../../../../ui/logo.tsx'
import { redoChange, undoChange } from '../commands/history.ts'
import { openPreview } from '../preview/open-preview.ts'
import { publishByHand, saveByHand } from '../saving/by-hand.ts'
import { useSaveState } from '../saving/use-save-state.ts'
import { useEditor } from '../state/editor-context.ts'
import { useEditorState } from '../state/hooks.ts'
import { ProjectName } from './project-name.tsx'
import { SaveStatusLine } from './save-status-line.tsx'
import { useLeave } from './use-leave.ts'
import { ViewportSwitcher } from './viewport-switcher.tsx'

/** @param panelButtons buttons that open the panels where they are drawers */
export function TopBar({ panelButtons }: { panelButtons: ReactNode }) {
  const { t } = useTranslation()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const { leave, isLeaving } = useLeave()
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b bg-background px-2 py-1.5 text-dense">
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <Logo className="size-7" />
        <Button
          variant="ghost"
          size="dense"
          data-action="back"
          busy={isLeaving}
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={() => void leave()}
        >
          {t('Volver')}
        </Button>
        <ProjectName />
        <SaveStatusLine />
      </div>
      {panelButtons}
      <ViewportSwitcher />
      <div className="flex flex-1 flex-wrap items-center justify-end gap-1">
        {!isReadOnly && <HistoryButtons />}
        <ReadOnlyButton />
        <PageButtons />
      </div>
    </header>
  )
}

function HistoryButtons() {
  const { t } = useTranslation()
  const { store } = useEditor()
  const isUndoable = useEditorState((state) => canUndo(state.history))
  const isRedoable = useEditorState((state) => canRedo(state.history))
  return (
    <>
      <IconButton
        size="dense"
        data-action="undo"
        label={t('Deshacer')}
        disabled={!isUndoable}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => undoChange(store)}
      />
      <IconButton
        size="dense"
        data-action="redo"
        label={t('Rehacer')}
        disabled={!isRedoable}
        icon={<Redo2 aria-hidden="true" className="size-4" />}
        onClick={() => redoChange(store)}
      />
    </>
  )
}

function ReadOnlyButton() {
  const { t } = useTranslation()
  const { store } = useEditor()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return isReadOnly ? (
    <Button
      size="dense"
      icon={<Pencil aria-hidden="true" className="size-4" />}
      onClick={() => store.setState({ isReadOnly: false })}
    >
      {t('Volver al Editor')}
    </Button>
  ) : (
    <IconButton
      size="dense"
      label={t('Ver en solo lectura')}
      icon={<Eye aria-hidden="true" className="size-4" />}
      onClick={() => store.setState({ isReadOnly: true, selectedId: null })}
    />
  )
}

function PageButtons() {
  const { t } = useTranslation()
  const editor = useEditor()
  const isSaving = useSaveState((state) => state.isSavingByHand)
  const isPublishing = useSaveState((state) => state.isPublishing)
  const url = useSaveState((state) => state.page?.publication?.url)
  return (
    <>
      <Button
        variant="ghost"
        size="dense"
        data-action="preview"
        icon={<MonitorPlay aria-hidden="true" className="size-4" />}
        onClick={() => openPreview(editor)}
      >
        {t('Vista Previa')}
      </Button>
      <Button size="dense" data-action="save" busy={isSaving} onClick={() => void saveByHand(editor)}>
        {t('Guardar')}
      </Button>
      <Button
        variant="primary"
        size="dense"
        data-action="publish"
        busy={isPublishing}
        onClick={() => void publishByHand(editor)}
      >
        {t('Publicar')}
      </Button>
      {url !== undefined && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          title={t('Abrir la página publicada')}
          aria-label={t('Abrir la página publicada')}
          className={buttonClass({ variant: 'ghost', size: 'dense', className: 'aspect-square px-0' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </>
  )
}
