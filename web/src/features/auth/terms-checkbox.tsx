import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { linkClass } from './link-class.ts'
import type { SignUpForm } from './schemas.ts'

type TermsCheckboxProps = {
  /** Called here, after the fields above have registered: the first wrong one gets the focus. */
  register: UseFormRegister<SignUpForm>
  error: string | undefined
}

/** The terms open beside the form, so that nothing typed is lost. Required natively too (dashboard.md §5). */
export function TermsCheckbox({ register, error }: TermsCheckboxProps) {
  const { t } = useTranslation()
  const noteId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox
        {...register('terms')}
        required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : noteId}
        label={
          <>
            {t('Acepto los')}{' '}
            <Link to="/terms" target="_blank" className={linkClass}>
              {t('términos y condiciones')}
            </Link>
          </>
        }
      />
      {error !== undefined && <FieldNote id={noteId} text={error} isError />}
    </div>
  )
}
