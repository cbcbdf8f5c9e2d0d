import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'

/** The secret that was made, to be copied now: it is not told again. */
export function SecretField({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation()

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      notify.success(t('Secreto copiado'))
    } catch {
      notify.error(t('El navegador no deja copiar. Selecciona el secreto y cópialo tú.'))
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('Secreto')}
        help={t(
          'Cópialo ahora: no se vuelve a mostrar. Con él comprueba tu programa que el aviso es nuestro.',
        )}
      >
        {(control) => (
          <Input
            {...control}
            readOnly
            value={secret}
            className="font-mono"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
          {t('Copiar')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('Listo')}
        </Button>
      </div>
    </div>
  )
}
