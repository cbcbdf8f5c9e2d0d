import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { GuideLink } from './guide-link.tsx'
import { Sidebar } from './sidebar.tsx'

type MobileSidebarProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The sidebar below the md breakpoint: slides over the page and closes with Escape, outside, or on arrival. */
export function MobileSidebar({ open, onOpenChange }: MobileSidebarProps) {
  const { t } = useTranslation()
  const focusReturn = useFocusReturn()
  const isWide = useMediaQuery('(min-width: 48rem)')
  return (
    <Dialog.Root open={open && !isWide} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-appear fixed inset-0 z-30 bg-overlay" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="animate-slide-in fixed inset-y-0 left-0 z-30 w-72 max-w-[85vw] border-r bg-surface shadow-float"
        >
          <Dialog.Title className="sr-only">{t('Menú')}</Dialog.Title>
          <Dialog.Close
            aria-label={t('Cerrar menú')}
            className="absolute top-1.5 right-2 grid size-11 place-items-center rounded-md text-muted hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
          <GuideLink
            className="absolute top-1.5 right-14 text-muted"
            onNavigate={() => onOpenChange(false)}
          />
          <Sidebar isCollapsed={false} onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
