import type { GalleryTemplate } from '@aurelio/page'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TemplateFrame } from './template-frame.tsx'

type PreviewDialogProps = { template: GalleryTemplate; onUse: () => void; onClose: () => void }

/** The whole template, to be scrolled through. */
export function PreviewDialog({ template, onUse, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(template.name)}
      description={t(template.description)}
      hasCross={false}
      className="h-[calc(100dvh-2rem)] max-w-7xl"
      actions={
        <>
          <Button onClick={onClose}>{t('Cerrar')}</Button>
          <Button variant="primary" onClick={onUse}>
            {t('Usar esta Plantilla')}
          </Button>
        </>
      }
    >
      <TemplateFrame template={template} isWhole className="min-h-0 flex-1 rounded-md border" />
    </Dialog>
  )
}
