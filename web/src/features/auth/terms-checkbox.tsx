import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from './link-class.ts'

/** The label is one sentence for translators; the terms open beside the form, so that nothing typed is lost. */
export function TermsCheckbox() {
  const { t } = useTranslation()
  return (
    <Checkbox
      name="terms"
      required
      label={
        <Trans
          t={t}
          i18nKey="Acepto los <terms>términos y condiciones</terms>"
          components={{ terms: <Link to="/terms" target="_blank" className={linkClass} /> }}
        />
      }
    />
  )
}
