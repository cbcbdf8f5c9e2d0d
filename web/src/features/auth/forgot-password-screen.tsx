import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** This installation sends no mail yet, so a person with access to it has to help. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  return (
    <AuthLayout title={t('¿Olvidaste tu contraseña?')}>
      <div className="flex flex-col gap-3 text-base text-muted">
        <p>{t('Esta instalación de Aurelio todavía no puede enviarte un correo para cambiarla.')}</p>
        <p>
          {t(
            'Escribe a quien administra Aurelio en tu agencia y dile con qué correo entras: puede darte acceso de nuevo.',
          )}
        </p>
      </div>
      <Link to="/login" className={buttonClass({ variant: 'primary', size: 'form' })}>
        {t('Volver a iniciar sesión')}
      </Link>
    </AuthLayout>
  )
}
