import type { Profile } from '@aurelio/contracts/profile'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { takeFocusInside } from '../../ui/take-focus.ts'
import { notify } from '../../ui/toast.tsx'
import { useKeepProfile } from './keep-profile.ts'
import { personalWords } from './profile-words.ts'
import { personalFormSchema, type PersonalForm as Values } from './schemas.ts'
import { securityWords } from './security/security-words.ts'

type PersonalFormProps = {
  profile: Profile
  /** `unconfirmed` is the new email, where it holds only once it is confirmed. */
  onDone: (unconfirmed?: string) => void
}

/** Leaving it by 'Cancelar' forgets what was typed. An error goes once its field is edited (dashboard.md §5). */
export function PersonalForm({ profile, onDone }: PersonalFormProps) {
  const { t } = useTranslation()
  const keep = useKeepProfile()
  const security = useQuery(api.security.get.queryOptions())
  const { register, handleSubmit, clearErrors, setError, formState } = useForm<Values>({
    defaultValues: { name: profile.name, email: profile.email, bio: profile.bio, password: '' },
    resolver: zodResolver(personalFormSchema, complaints(personalWords)),
    reValidateMode: 'onSubmit',
  })
  const { errors, isDirty, isSubmitting } = formState
  useDraft(isSubmitting ? 'saving' : isDirty ? 'unsaved' : undefined, 'address')
  const [email, setEmail] = useState(profile.email)
  const changesEmail = email.trim().toLowerCase() !== profile.email.toLowerCase()
  const asksPassword = changesEmail && security.data?.hasPassword !== false

  const field = (name: keyof Values) => register(name, { onChange: () => clearErrors(name) })

  const save = handleSubmit(async ({ name, bio, email: next, password }) => {
    if (asksPassword && password === '') {
      setError('password', { message: t('La contraseña actual es obligatoria') }, { shouldFocus: true })
      return
    }
    try {
      const sent = changesEmail
        ? await client.security.changeEmail({ email: next, ...(asksPassword && { password }) })
        : { confirmationSent: false }
      await client.profile.savePersonal({ name, bio: bio ?? '' })
      keep(await client.profile.get())
      notify.success(t('Perfil actualizado correctamente'))
      onDone(sent.confirmationSent ? next : undefined)
    } catch (error) {
      notify.error(errorText(error, securityWords))
    }
  })

  return (
    <form
      ref={takeFocusInside}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-140 flex-col gap-4"
    >
      <Field label={t('Nombre')} error={errors.name?.message}>
        {(props) => <Input {...props} {...field('name')} autoComplete="name" />}
      </Field>
      <Field label={t('Email')} error={errors.email?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('email', {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
                clearErrors('email')
                setEmail(target.value)
              },
            })}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      {asksPassword && (
        <Field
          label={t('Contraseña Actual')}
          help={t('Para cambiar el email tienes que confirmar que eres tú.')}
          error={errors.password?.message}
        >
          {(props) => <PasswordInput {...props} {...field('password')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label={t('Biografía')} error={errors.bio?.message}>
        {(props) => <Textarea {...props} {...field('bio')} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('Guardar Cambios')}
        </Button>
        <Button disabled={isSubmitting} onClick={() => onDone()}>
          {t('Cancelar')}
        </Button>
      </div>
    </form>
  )
}
