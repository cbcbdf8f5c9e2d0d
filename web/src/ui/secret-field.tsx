import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type SecretFieldProps = { label: string; help: string; secret: string; onDone: () => void }

/** Something that was made and is not told again: to be copied now. */
export function SecretField({ label, help, secret, onDone }: SecretFieldProps) {
  const { t } = useTranslation()

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
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copyText(secret)}>
          {t('Copiar')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('Listo')}
        </Button>
      </div>
    </div>
  )
}
