import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { qrCode } from '../../../ui/qr-picture.ts'
import { confirmTwoFactor, manualKey, startTwoFactor } from './two-factor-calls.ts'

type Started = { totpURI: string; backupCodes: string[] }
type TwoFactorDialogProps = { onChanged: () => void; onClose: () => void }

/** Password, then the QR code with a first code, then the backup codes, shown once. */
export function TwoFactorDialog({ onChanged, onClose }: TwoFactorDialogProps) {
  const { t } = useTranslation()
  const [started, setStarted] = useState<Started | null>(null)
  const [isOn, setOn] = useState(false)

  if (!started) {
    return (
      <PasswordDialog
        title={t('Activar la autenticación de dos factores')}
        description={t('Confirma que eres tú. Después enlazarás tu aplicación de autenticación.')}
        confirmLabel={t('Continuar')}
        send={startTwoFactor}
        onDone={setStarted}
        onClose={onClose}
      />
    )
  }
  if (!isOn) {
    return (
      <LinkDialog
        totpUri={started.totpURI}
        onClose={onClose}
        onConfirmed={() => {
          notify.success(t('Autenticación de dos factores activada'))
          setOn(true)
          onChanged()
        }}
      />
    )
  }
  return <BackupCodes codes={started.backupCodes} onClose={onClose} />
}

type LinkDialogProps = { totpUri: string; onConfirmed: () => void; onClose: () => void }

function LinkDialog({ totpUri, onConfirmed, onClose }: LinkDialogProps) {
  const { t } = useTranslation()
  const drawn = useMemo(() => qrCode(totpUri), [totpUri])
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    if (!/^\d{6}$/.test(code)) {
      setError(t('El código tiene 6 cifras.'))
      return
    }
    setBusy(true)
    const answer = await confirmTwoFactor(code)
    setBusy(false)
    if (answer.ok) onConfirmed()
    else setError(answer.text)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Enlaza tu aplicación')}
      description={t(
        'Escanea el código con tu aplicación de autenticación y escribe las 6 cifras que muestre.',
      )}
    >
      <form
        noValidate
        className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <img
          src={drawn}
          alt={t('Código QR para tu aplicación de autenticación')}
          className="mx-auto size-48 shrink-0 rounded-md"
        />
        <div className="text-dense">
          <p className="text-muted">{t('¿No puedes escanearlo? Escribe esta clave en la aplicación:')}</p>
          <p className="font-semibold break-words select-all" data-manual-key>
            {manualKey(totpUri)}
          </p>
        </div>
        <Field label={t('Código de 6 cifras')} error={error}>
          {(props) => (
            <Input
              {...props}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              onChange={({ target }) => {
                setCode(target.value.replace(/\D/g, ''))
                setError(undefined)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('Activar')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
