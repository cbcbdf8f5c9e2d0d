import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { firstRhythm, RhythmFields, type TypedRhythm } from './rhythm-fields.tsx'

/** How a publication repeats, as it is typed: addresses are empty for the files that were chosen. */
export type Repeat = TypedRhythm & {
  readonly table: string
  readonly places: string
}
export const firstRepeat: Repeat = { ...firstRhythm, table: '', places: '' }

type RepeatFieldsProps = {
  repeat: Repeat
  /** The workspace's, which may be another one than the person's. */
  workspaceZone: string
  onChange: (part: Partial<Repeat>) => void
}

/** When it happens again, and where its texts come from each time. */
export function RepeatFields({ repeat, workspaceZone, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation()
  const help = t('Un CSV o TXT en https:// que se lee cada vez. Vacío: se guarda el archivo que has elegido.')
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <RhythmFields rhythm={repeat} workspaceZone={workspaceZone} onChange={onChange} />
      <SourceField
        label={t('Dirección de la tabla')}
        help={help}
        value={repeat.table}
        onChange={(table) => onChange({ table })}
      />
      <SourceField
        label={t('Dirección de las ubicaciones')}
        help={help}
        value={repeat.places}
        onChange={(places) => onChange({ places })}
      />
    </div>
  )
}

type SourceFieldProps = { label: string; help: string; value: string; onChange: (value: string) => void }

/** An address that is read each time. */
export function SourceField({ label, help, value, onChange }: SourceFieldProps) {
  return (
    <Field label={label} help={help} className="@xl:col-span-2">
      {(control) => (
        <Input
          {...control}
          type="url"
          placeholder="https://ejemplo.es/datos.csv"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
