import type { Business } from '@aurelio/contracts/sites'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

export type BusinessErrors = { [Name in keyof Business]?: string }

type BusinessFieldsProps = {
  business: Business
  errors: BusinessErrors
  onChange: (business: Business) => void
}

/** Whose a site is: what its pages say by name. */
export function BusinessFields({ business, errors, onChange }: BusinessFieldsProps) {
  const { t } = useTranslation()
  const field = (
    name: keyof Business,
    label: string,
    { help, ...input }: { help?: string } & React.ComponentProps<typeof Input> = {},
  ) => (
    <Field label={label} {...(help !== undefined && { help })} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          {...input}
          value={business[name]}
          onChange={({ target }) => onChange({ ...business, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {field('name', t('Nombre del negocio'), { maxLength: 80, autoComplete: 'organization' })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('phone', t('Teléfono'), { type: 'tel', autoComplete: 'tel', maxLength: 40 })}
        {field('email', t('Correo electrónico'), { type: 'email', autoComplete: 'email', maxLength: 200 })}
      </div>
      {field('address', t('Dirección'), {
        help: t('Como se la dirías a alguien que viene: calle, número y ciudad.'),
        autoComplete: 'street-address',
        maxLength: 300,
      })}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('legalName', t('Razón social'), {
          help: t('Para las páginas legales, si no es el mismo nombre.'),
          maxLength: 200,
        })}
        {field('taxNumber', t('NIF'), {
          help: t('La ley pide que se diga en el aviso legal.'),
          maxLength: 40,
        })}
      </div>
    </>
  )
}
