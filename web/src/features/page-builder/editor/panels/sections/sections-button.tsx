import { PanelsTopLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'

/** Opens the library of sections, and closes it. */
export function SectionsButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      size="dense"
      aria-expanded={isOpen}
      icon={<PanelsTopLeft aria-hidden="true" className="size-4" />}
      onClick={onToggle}
      className="w-full"
    >
      {t('Secciones')}
    </Button>
  )
}
