import type { SiteDetail } from '@aurelio/contracts/sites'
import { FileArchive } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'

/** Loaded when it is asked for: it draws every page of the site. */
const ExportSiteDialog = lazyPart(async () => (await import('./export-site-dialog.tsx')).ExportSiteDialog)

/** The way to a ZIP of a whole site. */
export function ExportSiteButton({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan('pages.edit')) return null
  return (
    <>
      <Button icon={<FileArchive aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Exportar sitio')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportSiteDialog site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
