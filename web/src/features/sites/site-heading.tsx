import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { PenLine, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { refusalOf } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RemoveSiteDialog } from './remove-site-dialog.tsx'

/** A site's name and address, and what is done with it as a whole. */
export function SiteHeading({ site, actions }: { site: SiteDetail; actions: ReactNode }) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  return (
    <>
      <PageHeader
        title={site.name}
        text={site.url}
        actions={
          <div className="flex flex-wrap gap-2">
            {actions}
            {mayManage && (
              <Button
                icon={<PenLine aria-hidden="true" className="size-4" />}
                onClick={() => setOpen('rename')}
              >
                {t('Cambiar nombre')}
              </Button>
            )}
            {mayManage && !site.isDefault && (
              <Button
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => setOpen('remove')}
              >
                {t('Eliminar sitio')}
              </Button>
            )}
          </div>
        }
      />
      {open === 'rename' && <RenameSiteDialog site={site} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveSiteDialog site={site} onClose={() => setOpen(null)} />}
    </>
  )
}

function RenameSiteDialog({ site, onClose }: { site: SiteDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const change = useMutation(api.sites.change.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Cambiar nombre')}
      initial={site.name}
      maxLength={80}
      keep={(name) => refusalOf(change.mutateAsync({ id: site.id, name }))}
      onClose={onClose}
    />
  )
}
