import { Ellipsis } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../../ui/button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { PageVersions } from '../versions/lazy-page-versions.ts'
import { HelpDialog } from '../help/lazy-help-dialog.ts'

const PhoneMenuOpen = lazyPart(async () => (await import('./phone-menu-open.tsx')).PhoneMenuOpen)

/** What the top bar of a phone has no room for, behind one button. */
export function PhoneMenu() {
  const [isWanted, setWanted] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  if (!isWanted) {
    return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
  }
  return (
    <>
      <Suspense fallback={<MoreButton aria-expanded={false} />}>
        <PhoneMenuOpen
          trigger={<MoreButton />}
          onHelp={() => setHelpOpen(true)}
          onVersions={() => setVersionsOpen(true)}
        />
      </Suspense>
      <Suspense fallback={null}>
        {areVersionsOpen && <PageVersions onClose={() => setVersionsOpen(false)} />}
      </Suspense>
      <Suspense fallback={null}>{isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </>
  )
}

function MoreButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  const { t } = useTranslation()
  return (
    <button
      {...props}
      type="button"
      aria-label={t('Más acciones')}
      className={buttonClass({ variant: 'ghost', size: 'dense', className: 'aspect-square px-0' })}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  )
}
