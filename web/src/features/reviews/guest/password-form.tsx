import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { reviewProblemWords } from '../review-words.ts'

/** Asks for the password of a link. */
export function PasswordForm({ onUnlock }: { onUnlock: (password: string) => Promise<void> }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function unlock(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await onUnlock(password)
    } catch (refused) {
      setError(errorText(refused, reviewProblemWords))
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void unlock(event)}
      className="m-auto flex w-full max-w-100 flex-col gap-4"
    >
      <h1 className="text-2xl font-semibold">{t('Esta revisión tiene contraseña')}</h1>
      <p className="text-muted">{t('Te la habrá dado la misma persona que te envió el enlace.')}</p>
      <Field label={t('Contraseña')} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Abrir')}
      </Button>
    </form>
  )
}
