import { addresses } from '@aurelio/contracts/addresses'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'

type ReviewLinkFieldProps = { id: string; url: string; onClose: () => void }

/** The link that was made, to be copied now: it is not told again. */
export function ReviewLinkField({ id, url, onClose }: ReviewLinkFieldProps) {
  const { t } = useTranslation()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      notify.success(t('Enlace copiado'))
    } catch {
      notify.error(t('El navegador no deja copiar. Selecciona el enlace y cópialo tú.'))
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('Enlace de revisión')}
        help={t('Cópialo ahora: por seguridad no se vuelve a mostrar. Puedes retirarlo cuando quieras.')}
      >
        {(control) => <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Link to={addresses.review(id)} className={buttonClass()} onClick={onClose}>
          {t('Ver la revisión')}
        </Link>
        <Button
          variant="primary"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy()}
        >
          {t('Copiar')}
        </Button>
      </div>
    </div>
  )
}
