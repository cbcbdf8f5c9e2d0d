import { ClipboardPaste, Link } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { notify } from '../../../ui/toast.tsx'
import { fromClipboard, fromPaste, type Pasted } from './clipboard.ts'
import { useOptimizer } from './optimizer-context.tsx'

const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog)

/** Pictures from the clipboard, pasted anywhere on the screen or by a button, and from addresses of the web. */
export function BringButtons() {
  const { t } = useTranslation()
  // Nobody knows who is signed in where the screen was opened without a connection.
  const mayFetch = useAuth().session?.can['pictures.change'] === true
  const [asked, setAsked] = useState<string | null>(null)
  const take = useTaken(mayFetch, setAsked)
  usePaste(take)
  return (
    <>
      <PasteButton onPasted={take} />
      {mayFetch && (
        <Button
          variant="ghost"
          size="dense"
          icon={<Link aria-hidden="true" className="size-4" />}
          onClick={() => setAsked('')}
        >
          {t('Desde una dirección')}
        </Button>
      )}
      {asked !== null && (
        <Suspense>
          <AddressDialog initial={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

type Take = (pasted: Pasted) => void

/** Pictures go into the list; addresses are shown before anything is fetched. */
function useTaken(mayFetch: boolean, ask: (addresses: string) => void): Take {
  const { t } = useTranslation()
  const { add } = useOptimizer()
  return useCallback(
    ({ pictures, addresses }) => {
      if (pictures.length > 0) void add(pictures)
      else if (addresses.length > 0 && mayFetch) ask(addresses.join('\n'))
      else
        notify.error(t('El portapapeles no trae ninguna imagen'), {
          description: t('Copia una imagen, o la dirección de una, y vuelve a pegar.'),
        })
    },
    [t, add, mayFetch, ask],
  )
}

function PasteButton({ onPasted }: { onPasted: Take }) {
  const { t } = useTranslation()
  // Browsers give the clipboard away only over a secure connection.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (typeof clipboard?.read !== 'function') return null
  const paste = () =>
    fromClipboard(clipboard, t('imagen pegada')).then(onPasted, () =>
      notify.error(t('El navegador no deja leer el portapapeles'), {
        description: t('Dale permiso en la barra de direcciones, o pega con Ctrl+V.'),
      }),
    )
  return (
    <Button
      variant="ghost"
      size="dense"
      icon={<ClipboardPaste aria-hidden="true" className="size-4" />}
      onClick={() => void paste()}
    >
      {t('Pegar')}
    </Button>
  )
}

/** What is pasted anywhere on the screen. Text that goes into a field is that field's. */
function usePaste(take: Take) {
  const { t } = useTranslation()
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      if (!clipboardData || clipboardData.types.length === 0) return
      if (clipboardData.files.length === 0 && isField(target)) return
      event.preventDefault()
      take(fromPaste(clipboardData, t('imagen pegada')))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [t, take])
}

function isField(target: EventTarget | null) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
