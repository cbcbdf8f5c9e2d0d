import { Shapes, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../../ui/icon-button.tsx'

/** The drawer that is open on a narrow screen. */
export type OpenPanel = 'elements' | 'properties' | null

/** Open and close the panels where they are drawers. */
export function PanelButtons({ open, onOpen }: { open: OpenPanel; onOpen: (panel: OpenPanel) => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center max-sm:border-r max-sm:px-1">
      <IconButton
        size="dense"
        label={t('Panel de elementos')}
        aria-expanded={open === 'elements'}
        icon={<Shapes aria-hidden="true" className="size-4" />}
        onClick={() => onOpen(open === 'elements' ? null : 'elements')}
      />
      <IconButton
        size="dense"
        label={t('Panel de propiedades')}
        aria-expanded={open === 'properties'}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        onClick={() => onOpen(open === 'properties' ? null : 'properties')}
      />
    </div>
  )
}
