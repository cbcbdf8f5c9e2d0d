import { professionalSchema, type Profile } from '@aurelio/contracts/profile'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { takeFocusInside } from '../../ui/take-focus.ts'
import { notify } from '../../ui/toast.tsx'
import { useKeepProfile } from './keep-profile.ts'
import { professionalWords } from './profile-words.ts'
import { SkillsInput } from './skills-input.tsx'

/** The links a person can give, with their visible names. */
export const linkNames = [
  ['website', 'Sitio web'],
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
] as const

/** An error goes once its field is edited (dashboard.md §5). */
export function ProfessionalForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation()
  const keep = useKeepProfile()
  const { role, company, location, skills, socialLinks } = profile
  const [chosenSkills, setSkills] = useState(skills)
  const { register, handleSubmit, clearErrors, setValue, formState } = useForm({
    defaultValues: { role, company, location, skills, socialLinks },
    resolver: zodResolver(professionalSchema, complaints(professionalWords)),
    reValidateMode: 'onSubmit',
  })
  const { errors, isDirty } = formState
  const saving = useMutation(
    api.profile.saveProfessional.mutationOptions({
      onSuccess: (saved) => {
        keep(saved)
        notify.success(t('Información profesional actualizada'))
        onDone()
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  useDraft(saving.isPending ? 'saving' : isDirty ? 'unsaved' : undefined, 'address')

  return (
    <form
      ref={takeFocusInside}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => saving.mutate(values))(event)}
      className="flex max-w-140 flex-col gap-4"
    >
      <Field label={t('Cargo')} error={errors.role?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('role', { onChange: () => clearErrors('role') })}
            autoComplete="organization-title"
          />
        )}
      </Field>
      <Field label={t('Empresa')} error={errors.company?.message}>
        {(props) => (
          <Input
            {...props}
            {...register('company', { onChange: () => clearErrors('company') })}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={t('Ubicación')} error={errors.location?.message}>
        {(props) => (
          <Input {...props} {...register('location', { onChange: () => clearErrors('location') })} />
        )}
      </Field>
      <SkillsInput
        skills={chosenSkills}
        error={errors.skills?.message ?? errors.skills?.find?.((entry) => entry)?.message}
        onChange={(next) => {
          clearErrors('skills')
          setSkills(next)
          setValue('skills', next, { shouldDirty: true })
        }}
      />
      {linkNames.map(([id, name]) => (
        <Field key={id} label={t(name)} error={errors.socialLinks?.[id]?.message}>
          {(props) => (
            <Input
              {...props}
              {...register(`socialLinks.${id}`, { onChange: () => clearErrors(`socialLinks.${id}`) })}
              type="url"
              inputMode="url"
              placeholder="https://"
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t('Guardar Cambios')}
        </Button>
        <Button disabled={saving.isPending} onClick={onDone}>
          {t('Cancelar')}
        </Button>
      </div>
    </form>
  )
}
