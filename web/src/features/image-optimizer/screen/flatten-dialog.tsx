import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ImageItem } from '../state/item.ts'

type FlattenDialogProps = {
  /** The animations; none closes the dialog. */
  animated: readonly ImageItem[]
  /** True where other pictures wait too, which can go on without them. */
  others: boolean
  onClose: () => void
  onChoose: (flatten: boolean) => void
}

/** Warns before an animation becomes a still. */
export function FlattenDialog({ animated, others, onClose, onChoose }: FlattenDialogProps) {
  const { t } = useTranslation()
  const [first] = animated
  const one = animated.length === 1
  return (
    <Dialog
      open={animated.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className="max-w-xl"
      title={t('Se perderá la animación')}
      description={
        one
          ? t('«{{name}}» tiene {{frames}} fotogramas y solo quedará el primero.', {
              name: first?.file.name ?? '',
              frames: first?.inspection?.frames ?? 0,
            })
          : t('{{count}} imágenes están animadas y de cada una solo quedará el primer fotograma.', {
              count: animated.length,
            })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          {others && <Button onClick={() => onChoose(false)}>{t('Optimizar solo las demás')}</Button>}
          <Button variant="primary" onClick={() => onChoose(true)}>
            {t('Quedarse con el primer fotograma')}
          </Button>
        </>
      }
    />
  )
}
