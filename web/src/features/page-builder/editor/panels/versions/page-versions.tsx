import type { Page, PageSummary } from '@aurelio/contracts/pages'
import { decodeStoredPage } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { VersionsDialog } from '../../../versions/versions-dialog.tsx'
import { replacePage } from '../../model/commands/replace-page.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

/** The versions of the page that is open; going back to one is a step that can be undone. */
export function PageVersions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { store, saver, saves } = useSync()
  const pageId = useSaveState((state) => state.page?.id)
  if (pageId === undefined)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('Versiones')}
        description={t('La página solo está en este navegador: guárdala y tendrá versiones.')}
      />
    )

  function take({ document, name, ...taken }: Page) {
    const decoded = decodeStoredPage(document)
    if (!decoded.ok) throw decoded.error
    store.setState({ isReadOnly: false })
    replacePage(store, { document: decoded.document, name, label: 'Restaurar una versión' })
    saver.adopt(taken)
  }

  function published({ publication }: PageSummary) {
    saves.setState(({ page }) => ({ page: page && { ...page, publication } }))
  }

  return (
    <VersionsDialog
      pageId={pageId}
      onClose={onClose}
      onRestored={take}
      onPublished={published}
      beforeNaming={() => saver.save()}
    />
  )
}
