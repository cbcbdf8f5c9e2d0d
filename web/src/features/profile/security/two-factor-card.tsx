import type { Security } from '@aurelio/contracts/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'
import { turnTwoFactorOff } from './two-factor-calls.ts'

type Open = 'on' | 'off' | 'codes' | null

/** 'Autenticación de Dos Factores' with Activar or Desactivar, and new backup codes. */
export function TwoFactorCard({ security }: { security: Security }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const { twoFactorEnabled, backupCodesLeft, hasPassword } = security
  const close = () => setOpen(null)
  const changed = () => queryClient.invalidateQueries({ queryKey: api.security.get.key() })

  return (
    <SectionCard
      title={t('Autenticación de Dos Factores')}
      text={t('Además de la contraseña, al entrar se pide un código de tu aplicación de autenticación.')}
      action={
        twoFactorEnabled ? (
          <Button onClick={() => setOpen('off')}>{t('Desactivar')}</Button>
        ) : (
          <Button variant="primary" disabled={!hasPassword} onClick={() => setOpen('on')}>
            {t('Activar')}
          </Button>
        )
      }
    >
      {!hasPassword && (
        <p className="text-muted">
          {t(
            'El código acompaña a la contraseña, y tu cuenta no la tiene: quien te protege es tu proveedor.',
          )}{' '}
          {t('Para usarlo aquí, crea antes una en «Cambiar Contraseña».')}
        </p>
      )}
      {twoFactorEnabled && (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="success">{t('Activada')}</Badge>
          <span className="text-muted tabular-nums">
            {t('Códigos de respaldo sin usar: {{left}}', { left: backupCodesLeft })}
          </span>
          <Button size="dense" onClick={() => setOpen('codes')}>
            {t('Crear códigos nuevos')}
          </Button>
        </div>
      )}
      {open === 'on' && <TwoFactorDialog onChanged={() => void changed()} onClose={close} />}
      {open === 'codes' && <NewCodesDialog onChanged={() => void changed()} onClose={close} />}
      {open === 'off' && (
        <PasswordDialog
          title={t('Desactivar la autenticación de dos factores')}
          description={t(
            'Para entrar bastará otra vez tu contraseña. Los códigos de respaldo dejan de servir.',
          )}
          confirmLabel={t('Desactivar')}
          isDangerous
          send={turnTwoFactorOff}
          onDone={() => {
            notify.success(t('Autenticación de dos factores desactivada'))
            close()
            void changed()
          }}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}
