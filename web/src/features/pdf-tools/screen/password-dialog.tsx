import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { Locked } from '../state/model.ts'
import { useBench, useBenchState } from '../bench-context.tsx'

/** Asks for the password of the first file that waits for one. */
export function PasswordDialog() {
  const locked = useBenchState((state) => state.locked[0])
  return locked && <Asked key={locked.id} locked={locked} />
}

function Asked({ locked }: { locked: Locked }) {
  const { t } = useTranslation()
  const { unlock } = useBench()
  const [password, setPassword] = useState('')
  const error = locked.wrong ? t('La contraseña no es correcta.') : undefined
  return (
    <Dialog
      open
      onOpenChange={() => void unlock(null)}
      title={t('Este PDF tiene contraseña')}
      description={locked.name}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '') void unlock(password)
        }}
      >
        <Field label={t('Contraseña')} error={error} help={t('Solo se usa aquí, en tu navegador.')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void unlock(null)}>{t('Dejarlo fuera')}</Button>
          <Button type="submit" variant="primary" disabled={password === ''}>
            {t('Abrir')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
