import { canRedo, canUndo } from '@aurelio/page/document'
import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { redoChange, undoChange } from '../../model/commands/history.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'

/** A step back and a step forward. */
export function UndoRedo() {
  const { t } = useTranslation()
  const { store } = useModel()
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
