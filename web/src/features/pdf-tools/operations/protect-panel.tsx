import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { OperationForm } from './operation-form.tsx'

/** 'Proteger': AES-256 with a password to open, one to change the permissions, and the permissions. */
export function ProtectPanel() {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [ownerPassword, setOwnerPassword] = useState('')
  const [may, setMay] = useState({ canPrint: true, canCopy: true, canChange: true })
  const [isAsked, setAsked] = useState(false)
  const isReady = password !== '' || ownerPassword !== ''
  const permissions = [
    ['canPrint', t('Permitir imprimir')],
    ['canCopy', t('Permitir copiar el texto')],
    ['canChange', t('Permitir cambios')],
  ] as const
  return (
    <OperationForm
      verb={t('Proteger')}
      text={t('Cifra cada PDF con AES-256. Guarda bien la contraseña: nadie la puede recuperar.')}
      isReady={isReady}
      onRefused={() => setAsked(true)}
      run={async (tools) => ({
        ofPasswords: true,
        files: await tools.forEachFile((file, _, how) =>
          tools.pools.write.run('protect', { file, password, ownerPassword, ...may }, how),
        ),
      })}
    >
      <Field
        label={t('Contraseña')}
        help={t('Hará falta para abrir el archivo.')}
        error={isAsked && !isReady ? t('Escribe una contraseña.') : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('Clave del propietario (opcional)')}
        help={t('Permite cambiar los permisos. Sin ella, nadie podrá.')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={ownerPassword}
            onChange={(event) => setOwnerPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2">
        {permissions.map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={may[key]}
            onChange={(event) => setMay({ ...may, [key]: event.target.checked })}
          />
        ))}
      </div>
    </OperationForm>
  )
}
