import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from './link-class.ts'

/** The terms open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      ref={ref}
      name="terms"
      required
      label={
        <>
          {t('Acepto los')}{' '}
          <Link to="/terms" target="_blank" className={linkClass}>
            {t('términos y condiciones')}
          </Link>
        </>
      }
    />
  )
}
