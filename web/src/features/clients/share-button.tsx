import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Shareable } from './use-share.ts'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** The button that shares a project or a site with clients, for whoever may. */
export function ShareButton({ thing }: { thing: Shareable }) {
  const { t } = useTranslation()
  const mayShare = useCan('projects.share')
  const [isOpen, setOpen] = useState(false)
  if (!mayShare) return null
  return (
    <>
      <Button icon={<Users aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Compartir')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
