import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

/** Loaded when it is asked for: it unpacks and checks. */
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** The way from a file to pages. */
export function ImportButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FileUp aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Importar')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
