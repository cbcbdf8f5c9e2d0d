import { allFields, type ElementDefinition } from '@aurelio/page/elements'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { ElementField } from './element-field.tsx'
import { isShown, type FieldValues } from './field-values.ts'
import { titleOver } from './sections.ts'

type FoundFieldsProps = {
  definition: ElementDefinition
  values: FieldValues
  change: ControlProps['change']
  sought: string
}

/** The fields of all tabs and sections whose label, or the title over them, holds what is sought. */
export function FoundFields({ definition, values, change, sought }: FoundFieldsProps) {
  const { t } = useTranslation()
  const isSought = (text: string) => plain(t(text)).includes(plain(sought))
  const found = allFields(definition).filter(
    (field) => isShown(field, values) && (isSought(field.label) || isSought(titleOver(field))),
  )
  return (
    <div
      role="region"
      aria-label={t('Propiedades encontradas')}
      className="flex flex-1 flex-col gap-4 overflow-y-auto p-4"
    >
      {found.length === 0 && (
        <p role="status" className="py-8 text-center text-muted">
          {t('Ninguna propiedad se llama así')}
        </p>
      )}
      {found.map((field) => (
        <ElementField key={`${field.prop} ${field.label}`} field={field} values={values} change={change} />
      ))}
    </div>
  )
}

/** Without capitals and accents: 'rotulo' finds 'Rótulo'. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
