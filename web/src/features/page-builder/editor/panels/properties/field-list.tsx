import type { Field } from '@aurelio/page/elements'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { ElementField } from './element-field.tsx'
import { isShown, type FieldValues } from './field-values.ts'
import { Section } from './section.tsx'
import { opensAtFirst, sections } from './sections.ts'

type FieldListProps = {
  fields: readonly Field[]
  /** Fields of the common style, in sections below its own. */
  common?: readonly Field[] | undefined
  values: FieldValues
  change: ControlProps['change']
  /** What to read where there are none. */
  none: string
}

/** The fields of one tab: those of no section first, then the collapsible sections. */
export function FieldList({ fields, common = [], values, change, none }: FieldListProps) {
  const { t } = useTranslation()
  const all = [...fields, ...common]
  const shown = all.filter((field) => isShown(field, values))
  const rows = (section?: Field['section']) =>
    shown
      .filter((field) => field.section === section)
      .map((field) => <ElementField key={field.prop} field={field} values={values} change={change} />)
  return (
    <>
      {all.length === 0 && <p className="py-8 text-center text-muted">{none}</p>}
      {rows()}
      {sections
        .filter(({ name }) => all.some((field) => field.section === name))
        .map(({ name, title }) => (
          <Section key={name} name={name} title={t(title)} isOpenAtFirst={opensAtFirst(name, fields)}>
            {rows(name)}
          </Section>
        ))}
    </>
  )
}
