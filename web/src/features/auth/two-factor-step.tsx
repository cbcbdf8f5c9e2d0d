import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { ErrorBox } from './error-box.tsx'
import { linkClass } from './link-class.ts'
import { loadSubmission } from './use-auth-form.ts'

type TwoFactorStepProps = { onBack: () => void; onEntered: () => Promise<void> }

/** After a right password: the code of the authenticator, or one of the backup codes. */
export function TwoFactorStep({ onBack, onEntered }: TwoFactorStepProps) {
  const { t } = useTranslation()
  const [isBackup, setBackup] = useState(false)
  const [code, setCode] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    const typed = code.trim()
    if (typed === '') {
      setError(t('Escribe el código.'))
      return
    }
    setBusy(true)
    setFailure(null)
    const { sendTwoFactorCode } = await loadSubmission()
    const answer = await sendTwoFactorCode(typed, isBackup, trusts)
    if (answer.ok) await onEntered()
    else setFailure(answer.text)
    setBusy(false)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure !== null && <ErrorBox title={t('Error de inicio de sesión')} text={failure} />}
      <Field
        key={String(isBackup)}
        label={isBackup ? t('Código de respaldo') : t('Código de 6 cifras')}
        help={
          isBackup
            ? t('Uno de los diez que guardaste. Cada uno sirve una sola vez.')
            : t('El que muestra ahora tu aplicación de autenticación.')
        }
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            ref={takeFocus}
            name="code"
            value={code}
            inputMode={isBackup ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            maxLength={isBackup ? 40 : 6}
            onChange={({ target }) => {
              setCode(isBackup ? target.value : target.value.replace(/\D/g, ''))
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Checkbox
        label={t('Confiar en este dispositivo durante 30 días')}
        checked={trusts}
        onChange={({ target }) => setTrusts(target.checked)}
      />
      <Button type="submit" variant="primary" size="form" busy={isBusy}>
        {t('Verificar')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <button
          type="button"
          className={linkClass}
          onClick={() => {
            setBackup(!isBackup)
            setCode('')
            setError(undefined)
          }}
        >
          {isBackup ? t('Usar un código de la aplicación') : t('Usar un código de respaldo')}
        </button>
        <button type="button" className={linkClass} onClick={onBack}>
          {t('Volver')}
        </button>
      </div>
    </form>
  )
}
