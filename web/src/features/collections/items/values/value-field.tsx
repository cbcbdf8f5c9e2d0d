import type { FieldKind } from '@aurelio/contracts/collection-kinds/kinds'
import { readValue } from '@aurelio/contracts/collection-values'
import { type ComponentType, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field, FieldNote } from '../../../../ui/field.tsx'
import type { ValueControlProps } from './control.ts'
import { ChoicesControl, GalleryControl, PlaceControl } from './group-controls.tsx'
import {
  ChoiceControl,
  ColorControl,
  DateControl,
  ImageControl,
  LineControl,
  LongControl,
} from './plain-controls.tsx'
import { ReferenceControl, ReferencesControl } from './reference-controls.tsx'
import { RichControl } from './rich-control.tsx'
import { FileControl, FilmControl } from './stored-file-controls.tsx'

type Control = {
  Control: ComponentType<ValueControlProps>
  /** It is several controls, or none that a label can name: it stands in a group. */
  isGroup?: true
  /** What is entered, where the field itself says nothing. */
  hint?: string
}

const controls: Readonly<Record<Exclude<FieldKind, 'boolean'>, Control>> = {
  text: { Control: LineControl },
  long: { Control: LongControl },
  rich: { Control: RichControl, isGroup: true },
  number: { Control: LineControl },
  date: { Control: DateControl },
  choice: { Control: ChoiceControl },
  choices: { Control: ChoicesControl, isGroup: true },
  image: { Control: ImageControl, hint: 'Dirección de la imagen: https://… o una de tu biblioteca.' },
  gallery: { Control: GalleryControl, isGroup: true },
  film: { Control: FilmControl, hint: 'Uno de tus vídeos, o la dirección de uno de YouTube o Vimeo.' },
  file: { Control: FileControl, hint: 'Dirección del archivo: https://… o uno que subas aquí.' },
  link: { Control: LineControl },
  color: { Control: ColorControl },
  place: { Control: PlaceControl, isGroup: true },
  reference: { Control: ReferenceControl },
  references: { Control: ReferencesControl, isGroup: true },
}

type ValueFieldProps = Omit<ValueControlProps, 'control'> & { error: string | undefined }

/** What an item says in a field, by the control of its kind. */
export function ValueField({ error, ...props }: ValueFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { field, value, isReadOnly, onValue } = props
  const { name, kind, required } = field
  const label = required ? `${name} *` : name
  if (kind === 'boolean') {
    const read = readValue({ ...field, required: false }, value)
    const note = error ?? field.help
    return (
      <div className="flex flex-col gap-1.5">
        <Checkbox
          label={label}
          checked={'value' in read && read.value === true}
          disabled={isReadOnly}
          onChange={({ target }) => onValue(target.checked)}
        />
        {note !== '' && <FieldNote id={`note-${field.key}`} text={note} isError={error !== undefined} />}
      </div>
    )
  }
  const { Control, isGroup, hint } = controls[kind]
  const help = field.help !== '' ? field.help : hint && t(hint)
  if (!isGroup)
    return (
      <Field label={label} help={help} error={error} tellsError>
        {(control) => <Control {...props} control={control} />}
      </Field>
    )
  const note = error ?? help
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-1.5" aria-describedby={note && `${id}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <Control
        {...props}
        control={{ id, 'aria-describedby': note && `${id}-note`, 'aria-invalid': error ? true : undefined }}
      />
      {note && (
        <div role={error === undefined ? undefined : 'alert'}>
          <FieldNote id={`${id}-note`} text={note} isError={error !== undefined} />
        </div>
      )}
    </fieldset>
  )
}
