import type { StartingTemplate } from '@aurelio/page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { WholeTemplate, type TemplateLook } from './whole-template.tsx'

type PreviewDialogProps = { template: StartingTemplate; onUse: () => void; onClose: () => void }

/** The whole template, to be scrolled through as on a computer or a phone, or seen at once. */
export function PreviewDialog({ template, onUse, onClose }: PreviewDialogProps) {
  const { t } = useTranslation()
  const [look, setLook] = useState<TemplateLook>('desktop')
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
      <ChoiceBar
        label={t('Cómo verla')}
        choices={[
          { value: 'desktop', text: t('Ordenador') },
          { value: 'mobile', text: t('Móvil') },
          { value: 'whole', text: t('De arriba abajo') },
        ]}
        chosen={look}
        onChoose={setLook}
        className="self-start"
      />
      <WholeTemplate template={template} look={look} className="min-h-0 flex-1 rounded-md border" />
    </Dialog>
  )
}
