import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'

/** Copies lines for a page. */
export function CopyButton({ snippet }: { snippet: string }) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => notify.success(t('Código copiado')),
      () => notify.error(t('No se ha podido copiar. Selecciona el código y cópialo a mano.')),
    )
  return (
    <Button
      icon={<Copy aria-hidden="true" className="size-4" />}
      disabled={snippet === ''}
      onClick={() => void copy()}
    >
      {t('Copiar código')}
    </Button>
  )
}
