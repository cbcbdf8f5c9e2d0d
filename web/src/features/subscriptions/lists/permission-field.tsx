import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type PermissionFieldProps = { value: string; isMissing: boolean; onChange: (text: string) => void }

/** Where the permission of people comes from who said so elsewhere: it is kept as its proof. */
export function PermissionField({ value, isMissing, onChange }: PermissionFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={t('De dónde viene su permiso')}
      help={t('Por ejemplo: «Lo pidieron en la feria de Sevilla, el 3 de marzo».')}
      error={isMissing ? t('Di dónde y cuándo lo pidieron: es la prueba que se guarda.') : undefined}
      tellsError
    >
      {(control) => (
        <Input
          {...control}
          maxLength={1000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
