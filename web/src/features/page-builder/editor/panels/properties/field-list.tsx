import type { Field, FieldSection } from '@aurelio/page/elements/definition'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { FieldRow } from './field-row.tsx'
import { patchOf, valueOf, type FieldValues } from './field-values.ts'
import { originOf } from './origin.ts'
import { Section } from './section.tsx'

type FieldListProps = {
  fields: readonly Field[]
  /** Fields of the common style, in sections below its own. */
  common?: readonly Field[] | undefined
  values: FieldValues
  change: ControlProps['change']
  /** What to read where there are none. */
  none: string
}

const sections = [
  { name: 'background', title: 'Fondo' },
  { name: 'border', title: 'Borde' },
  { name: 'spacing', title: 'Margen y relleno' },
  { name: 'size', title: 'Tamaño' },
  { name: 'position', title: 'Posición' },
  { name: 'type', title: 'Tipografía' },
  { name: 'effects', title: 'Efectos' },
  { name: 'hover', title: 'Al pasar por encima' },
  { name: 'motion', title: 'Movimiento' },
] as const satisfies readonly { name: FieldSection; title: string }[]

/** The fields of one tab: those of no section first, then the collapsible sections. */
export function FieldList({ fields, common = [], values, change, none }: FieldListProps) {
  const { t } = useTranslation()
  const all = [...fields, ...common]
  const shown = all.filter((field) => field.when?.(values.props) ?? true)
  const rows = (section?: Field['section']) =>
    shown
      .filter((field) => field.section === section)
      .map((field) => (
        <FieldRow
          key={field.prop}
          field={field}
          value={valueOf(field, values)}
          props={values.props}
          set={(value, manner) => change(patchOf(field, value, values), manner)}
          change={change}
          origin={originOf(field, values)}
        />
      ))
  return (
    <>
      {fields.length === 0 && <p className="py-8 text-center text-muted">{none}</p>}
      {rows()}
      {sections
        .filter(({ name }) => all.some((field) => field.section === name))
        .map(({ name, title }) => (
          <Section key={name} name={name} title={t(title)}>
            {rows(name)}
          </Section>
        ))}
    </>
  )
}
