import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { notify } from './toast.tsx'

type SecretFieldProps = { label: string; help: string; secret: string; onDone: () => void }

/** Something that was made and is not told again: to be copied now. */
export function SecretField({ label, help, secret, onDone }: SecretFieldProps) {
  const { t } = useTranslation()

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      notify.success(t('Copiado'))
    } catch {
      notify.error(t('El navegador no deja copiar. Selecciónalo y cópialo tú.'))
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <Field label={label} help={help}>
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
