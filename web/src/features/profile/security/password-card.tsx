import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { anything, authCall } from '../../../platform/auth/auth-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { passwordFormSchema, type PasswordForm as Values } from '../schemas.ts'
import { FirstPassword } from './first-password.tsx'
import { SectionCard } from './section-card.tsx'

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '', closeOthers: true }

/** 'Cambiar Contraseña'. An account that enters with a provider alone makes its first one with a link. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  if (hasPassword) {
    return (
      <SectionCard title={t('Cambiar Contraseña')}>
        <PasswordForm />
      </SectionCard>
    )
  }
  return (
    <SectionCard
      title={t('Cambiar Contraseña')}
      text={t('Entras con otro proveedor y tu cuenta no tiene contraseña. Puedes crear una con un enlace.')}
    >
      <FirstPassword />
    </SectionCard>
  )
}

function PasswordForm() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { register, handleSubmit, clearErrors, setError, reset, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: zodResolver(passwordFormSchema),
    reValidateMode: 'onSubmit',
  })
  const { errors, dirtyFields, isSubmitting } = formState
  // Not the present one, which browsers fill in by themselves.
  useDraft(dirtyFields.newPassword || dirtyFields.confirmPassword ? 'unsaved' : undefined, 'address')
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword') =>
    register(name, { onChange: () => clearErrors(name) })

  const save = handleSubmit(async ({ currentPassword, newPassword, closeOthers }) => {
    const answer = await authCall('/change-password', anything, {
      currentPassword,
      newPassword,
      revokeOtherSessions: closeOthers,
    })
    if (answer.ok) {
      reset(empty)
      notify.success(t('Contraseña actualizada correctamente'))
      await queryClient.invalidateQueries({ queryKey: api.security.sessions.key() })
      return
    }
    const isCurrent = answer.code === 'INVALID_PASSWORD' || answer.code === 'WRONG_PASSWORD'
    if (isCurrent) {
      setError(
        'currentPassword',
        { message: t('La contraseña actual no es correcta') },
        { shouldFocus: true },
      )
    } else if (answer.code.startsWith('PASSWORD_')) {
      setError('newPassword', { message: answer.text }, { shouldFocus: true })
    } else notify.error(answer.text)
  })

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex max-w-100 flex-col gap-4">
      <Field label={t('Contraseña Actual')} error={errors.currentPassword?.message}>
        {(props) => (
          <PasswordInput {...props} {...field('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={t('Nueva Contraseña')}
        help={t('Al menos 8 caracteres, con una mayúscula, una minúscula y un número.')}
        error={errors.newPassword?.message}
      >
        {(props) => <PasswordInput {...props} {...field('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field label={t('Confirmar Contraseña')} error={errors.confirmPassword?.message}>
        {(props) => <PasswordInput {...props} {...field('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <Checkbox {...register('closeOthers')} label={t('Cerrar las demás sesiones')} />
      <Button type="submit" variant="primary" className="self-start" busy={isSubmitting}>
        {t('Actualizar Contraseña')}
      </Button>
    </form>
  )
}
