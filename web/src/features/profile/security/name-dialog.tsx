import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthAnswer } from '../../../platform/auth/auth-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type NameDialogProps = {
  title: string
  initial: string
  confirmLabel: string
  send: (name: string) => Promise<AuthAnswer<unknown>>
  onDone: () => void
  onClose: () => void
}

/** The name by which a person knows a passkey. */
export function NameDialog({ title, initial, confirmLabel, send, onDone, onClose }: NameDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (name.trim() === '') {
      setError(t('Escribe un nombre.'))
      return
    }
    setBusy(true)
    const answer = await send(name.trim())
    setBusy(false)
    if (answer.ok) onDone()
    else setError(answer.text)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('Nombre')} help={t('Por ejemplo: portátil del trabajo.')} error={error}>
          {(props) => (
            <Input
              {...props}
              value={name}
              maxLength={60}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
