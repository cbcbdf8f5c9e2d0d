import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRelative } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FolderDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePageActions } from './use-page-actions.ts'

/** What was deleted in the last thirty days, the last deleted first. */
export function Bin({ pages }: { pages: readonly OverviewPage[] }) {
  const { t } = useTranslation()
  const { restore, erase } = usePageActions()
  const [erasing, setErasing] = useState<OverviewPage | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function eraseIt(page: OverviewPage) {
    setBusy(true)
    const done = await erase(page)
    setBusy(false)
    if (done) setErasing(null)
  }

  if (pages.length === 0)
    return <EmptyState drawing={<FolderDrawing />} title={t('La papelera está vacía.')} />
  return (
    <>
      <ul className="rounded-lg border bg-surface">
        {pages.map((page) => (
          <li
            key={page.id}
            data-row={page.id}
            className="flex flex-wrap items-center gap-2 border-t px-3 py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                <bdi>{page.name}</bdi>
              </p>
              <p className="text-dense text-muted">
                {t('Eliminada {{when}}', { when: formatRelative(page.deletedAt ?? page.updatedAt) })}
              </p>
            </div>
            <Button
              size="dense"
              icon={<ArchiveRestore aria-hidden="true" className="size-4" />}
              aria-label={t('Restaurar {{name}}', { name: shortName(page.name) })}
              onClick={() => void restore(page)}
            >
              {t('Restaurar')}
            </Button>
            <IconButton
              label={t('Borrar {{name}} del todo', { name: shortName(page.name) })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => setErasing(page)}
            />
          </li>
        ))}
      </ul>
      {erasing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setErasing(null)}
          title={t('¿Borrar «{{name}}» del todo?', { name: shortName(erasing.name) })}
          description={t(
            'La página y lo que publicó desaparecen. No se puede deshacer. Sus leads se conservan.',
          )}
          confirmLabel={t('Borrar del todo')}
          busy={isBusy}
          onConfirm={() => void eraseIt(erasing)}
        />
      )}
    </>
  )
}
