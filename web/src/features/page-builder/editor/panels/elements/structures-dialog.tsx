import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { StructureButtons } from './structure-buttons.tsx'

/** The structures, from the empty canvas. */
export function StructuresDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('Estructuras')}
      description={t('Elige cuántos contenedores van uno al lado del otro.')}
    >
      <StructureButtons onAdded={onClose} />
    </Dialog>
  )
}
