import type { Font } from '@aurelio/contracts/fonts'
import { families, offeredName } from '@aurelio/page/fonts'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type FamilyFieldProps = {
  token: string
  label: string
  value: string
  own: readonly Font[]
  onChange: (id: string) => void
}

/** A family: those that the workspace brings, then the product's, by names that no language changes. */
export function FamilyField({ token, label, value, own, onChange }: FamilyFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          data-token={token}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('La del sistema')}</option>
          {own.length > 0 && (
            <optgroup label={t('Tuyas')}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('De la instalación')}>
            {families.map((family) => (
              <option key={family.id} value={family.id}>
                {offeredName(family)}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  )
}
