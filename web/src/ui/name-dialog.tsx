import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type NameDialogProps = {
  title: string
  initial: string
  maxLength: number
  help?: string
  /** What the button says that keeps it; 'Guardar' unless told. */
  confirmLabel?: string
  /** What went wrong, to be read beside the field; nothing where it was kept. */
  keep: (name: string) => Promise<string | undefined>
  onClose: () => void
}

/** Asks how something is called. A name that was refused stays in its field. */
export function NameDialog(props: NameDialogProps) {
  const { title, initial, maxLength, help, confirmLabel, keep, onClose } = props
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (name.trim() === '') {
      setError(t('Escribe un nombre.'))
      return
    }
    setBusy(true)
    setError(await keep(name.trim()))
    setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {confirmLabel ?? t('Guardar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('Nombre')} help={help} error={error} tellsError>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={maxLength}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
