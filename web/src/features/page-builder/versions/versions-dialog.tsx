import type { Page } from '@aurelio/contracts/pages'
import type { Version } from '@aurelio/contracts/versions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { Comparison } from './comparison.tsx'
import { NamedSave } from './named-save.tsx'
import { VersionList } from './version-list.tsx'

type VersionsDialogProps = {
  pageId: string
  onClose: () => void
  /** Gets the page as it became; the dialog stays. */
  onRestored?: (page: Page) => void
  /** Brings to the server what is not there yet; false where that failed. */
  beforeNaming?: () => Promise<boolean>
}

/** What a page was: to be compared with what it is, gone back to, and kept by a name. */
export function VersionsDialog({ pageId, onClose, onRestored, beforeNaming }: VersionsDialogProps) {
  const { t } = useTranslation()
  const [compared, setCompared] = useState<Version | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Versiones')}
      description={t('Se guarda una cada vez que guardas, publicas o restauras.')}
      className={compared ? 'max-w-6xl' : 'max-w-xl'}
    >
      <div className="-m-1 flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {compared ? (
          <Comparison pageId={pageId} version={compared} onBack={() => setCompared(null)} />
        ) : (
          <>
            <NamedSave pageId={pageId} {...(beforeNaming && { before: beforeNaming })} />
            <VersionList pageId={pageId} onCompare={setCompared} {...(onRestored && { onRestored })} />
          </>
        )}
      </div>
    </Dialog>
  )
}
