import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const BinDialog = lazyPart(async () => (await import('./bin-dialog.tsx')).BinDialog)

/** Opens what was deleted and can still be restored. */
export function BinButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Papelera')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BinDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
