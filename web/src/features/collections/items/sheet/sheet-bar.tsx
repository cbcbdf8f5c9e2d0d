import { ArrowDownToLine, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { errorText } from '../../../../platform/api/error-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { collectionWords } from '../../collection-words.ts'
import type { Sheet } from './sheet-store.ts'

type SheetBarProps = { sheet: Sheet; canFill: boolean; onFillDown: () => void }

/** Above the sheet: what can be taken back, and whether all of it is saved. */
export function SheetBar({ sheet, canFill, onFillDown }: SheetBarProps) {
  const { t } = useTranslation()
  const { done, undone, faults, isSaving, failure, typed } = useStore(sheet.store)
  const isWaiting = failure !== null || faults.size > 0
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        label={t('Deshacer')}
        disabled={done.length === 0}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => sheet.undo()}
      />
      <IconButton
        label={t('Rehacer')}
        disabled={undone.length === 0}
        icon={<Redo2 aria-hidden="true" className="size-4" />}
        onClick={() => sheet.redo()}
      />
      <Button
        variant="ghost"
        disabled={!canFill}
        icon={<ArrowDownToLine aria-hidden="true" className="size-4" />}
        onClick={onFillDown}
      >
        {t('Rellenar hacia abajo')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isSaving
          ? t('Guardando…')
          : failure
            ? errorText(failure, collectionWords)
            : faults.size > 0
              ? t('{{count}} filas sin guardar: corrige lo que está en rojo.', { count: faults.size })
              : typed.size === 0 && done.length > 0
                ? t('Todo guardado')
                : t('Pega desde Excel, arrastra la esquina para rellenar, y pulsa Intro para escribir.')}
      </p>
      {isWaiting && !isSaving && <Button onClick={() => sheet.retry()}>{t('Guardar otra vez')}</Button>}
    </div>
  )
}
