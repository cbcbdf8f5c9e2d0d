import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { notify } from '../../ui/toast.tsx'

type CodeFieldProps = { label: string; help?: string; code: string }

/** A text to be taken elsewhere as it is. */
export function CodeField({ label, help, code }: CodeFieldProps) {
  const { t } = useTranslation()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      notify.success(t('Copiado'))
    } catch {
      notify.error(t('El navegador no deja copiar. Selecciona el texto y cópialo tú.'))
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} help={help}>
        {(control) => (
          <Textarea
            {...control}
            readOnly
            rows={code.length > 120 ? 4 : 2}
            value={code}
            className="font-mono text-xs"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button
        size="dense"
        className="self-end"
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => void copy()}
      >
        {t('Copiar')}
      </Button>
    </div>
  )
}
