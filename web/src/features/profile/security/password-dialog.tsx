import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthAnswer } from '../../../platform/auth/auth-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'

type PasswordDialogProps<T> = {
  title: string
  description: string
  confirmLabel: string
  isDangerous?: boolean
  /** More to confirm, above the password. */
  children?: ReactNode
  /** False while what stands above is not confirmed. */
  isReady?: boolean
  /** False for an account without a password. */
  hasPassword?: boolean
  send: (password: string) => Promise<AuthAnswer<T>>
  onDone: (value: T) => void
  onClose: () => void
}

/** Asks for the password before something that matters; a wrong one is told beside the field. */
export function PasswordDialog<T>({
  confirmLabel,
  isDangerous = false,
  children,
  isReady = true,
  hasPassword = true,
  send,
  onDone,
  onClose,
  ...texts
}: PasswordDialogProps<T>) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (hasPassword && password === '') {
      setError(t('La contraseña actual es obligatoria'))
      return
    }
    setBusy(true)
    const answer = await send(password)
    setBusy(false)
    if (answer.ok) onDone(answer.value)
    else if (['INVALID_PASSWORD', 'WRONG_PASSWORD'].includes(answer.code))
      setError(t('La contraseña no es correcta.'))
    else setError(answer.text)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} {...texts}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
        {hasPassword ? (
          <Field label={t('Contraseña Actual')} error={error}>
            {(props) => (
              <PasswordInput
                {...props}
                value={password}
                autoComplete="current-password"
                onChange={({ target }) => {
                  setPassword(target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        ) : (
          error !== undefined && (
            <p role="alert" className="text-danger">
              {error}
            </p>
          )
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={!isReady}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
