import type { Page, PageSummary } from '@aurelio/contracts/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Compared } from './use-compared.ts'
import { Comparison } from './comparison.tsx'
import { NamedSave } from './named-save.tsx'
import { PublicationList } from './publication-list.tsx'
import { VersionList } from './version-list.tsx'

type VersionsDialogProps = {
  pageId: string
  onClose: () => void
  /** Gets the page as it became; the dialog stays. */
  onRestored?: (page: Page) => void
  /** Gets the page once something published earlier is what visitors see. */
  onPublished?: (page: PageSummary) => void
  /** Brings to the server what is not there yet; false where that failed. */
  beforeNaming?: () => Promise<boolean>
}

/** What a page was, as it was saved and as visitors saw it: to be compared with what it is, gone back to, and kept by a name. */
export function VersionsDialog({
  pageId,
  onClose,
  onRestored,
  onPublished,
  beforeNaming,
}: VersionsDialogProps) {
  const { t } = useTranslation()
  const [compared, setCompared] = useState<Compared | null>(null)
  const [shown, setShown] = useState<'saved' | 'published'>('saved')
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
            <div>
              <ChoiceBar
                label={t('Qué se muestra')}
                chosen={shown}
                onChoose={setShown}
                choices={[
                  { value: 'saved', text: t('Guardadas') },
                  { value: 'published', text: t('Publicaciones') },
                ]}
              />
            </div>
            {shown === 'saved' ? (
              <>
                <NamedSave pageId={pageId} {...(beforeNaming && { before: beforeNaming })} />
                <VersionList pageId={pageId} onCompare={setCompared} {...(onRestored && { onRestored })} />
              </>
            ) : (
              <PublicationList pageId={pageId} onCompare={setCompared} onPublished={onPublished} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
