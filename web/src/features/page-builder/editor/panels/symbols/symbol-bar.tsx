import { canRedo, canUndo } from '@aurelio/page/document'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { leaveSymbol } from '../../../editor-session.ts'
import { redoChange, undoChange } from '../../model/commands/history.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { Company } from '../people/company.tsx'
import { ProjectName } from '../top-bar/project-name.tsx'
import { SaveStatusLine } from '../top-bar/save-status-line.tsx'
import { ViewportSwitcher } from '../top-bar/viewport-switcher.tsx'
import { TouchedPages } from './touched-pages.tsx'
import { FinishContext } from './use-finish.ts'

/** Above the canvas while a symbol is edited: what it is, where it stands, and the way back. */
export function SymbolBar({ panelButtons }: { panelButtons: ReactNode }) {
  const finish = use(FinishContext)
  const { t } = useTranslation()
  const { store } = useModel()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isUndoable = useEditorState((state) => canUndo(state.history))
  const isRedoable = useEditorState((state) => canRedo(state.history))
  if (!finish) return null
  return (
    <header className="relative flex flex-wrap items-center gap-x-2 gap-y-1 border-b bg-background px-2 py-1.5">
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <Button
          variant="ghost"
          size="dense"
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={() => leaveSymbol(navigate, params)}
          className="max-sm:px-2 coarse:min-w-11"
        >
          <span className="max-sm:sr-only">
            {params.get('from') === 'forms' ? t('Volver a los formularios') : t('Volver a la página')}
          </span>
        </Button>
        <Badge tone="accent">{finish.symbol.isForm ? t('Formulario') : t('Símbolo')}</Badge>
        <ProjectName />
        <SaveStatusLine />
      </div>
      <div className="flex items-center gap-2 max-lg:order-1">
        {panelButtons}
        <ViewportSwitcher />
      </div>
      <div className="flex items-center gap-1 max-lg:order-1 lg:flex-1 lg:justify-end">
        <Company />
        <TouchedPages id={finish.symbol.id} />
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
      </div>
      <Button variant="primary" size="dense" busy={finish.isSaving} onClick={finish.run}>
        {t('Terminar')}
      </Button>
      {/* On narrow screens what is drawn with stands in a second line. */}
      <div aria-hidden="true" className="h-0 basis-full lg:hidden" />
    </header>
  )
}
