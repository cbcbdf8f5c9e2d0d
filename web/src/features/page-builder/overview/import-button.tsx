import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

/** Loaded when it is asked for: it unpacks and checks. */
const ImportDialog = lazyPart(async () => (await import('../import/import-dialog.tsx')).ImportDialog)

/** Loaded when it is asked for: it lays pages out and draws them. */
const ImportHtmlDialog = lazyPart(
  async () => (await import('../import-html/dialog/import-html-dialog.tsx')).ImportHtmlDialog,
)

/** The way from a file to pages. */
export function ImportButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'files' | 'html' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button icon={<FileUp aria-hidden="true" className="size-4" />} onClick={() => setOpen('files')}>
        {t('Importar')}
      </Button>
      <Suspense fallback={null}>
        {open === 'files' && <ImportDialog onClose={close} onHtml={() => setOpen('html')} />}
        {open === 'html' && <ImportHtmlDialog onClose={close} />}
      </Suspense>
    </>
  )
}
