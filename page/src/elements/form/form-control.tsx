/** @jsxRuntime automatic */
import type { ControlParts, FormControlProps } from './control-parts.ts'
import { FormChoices } from './form-choices.tsx'
import { acceptOf } from './form-files.ts'
import { formatPattern } from './format-pattern.ts'
import { fieldMarks, ticked } from './form-conditions.ts'

/** One labelled field; its help and its error stand below and are bound to it. */
export function FormControl(props: FormControlProps) {
  const { formId, field, error } = props
  // What it carries of the visit the server knows.
  if (field.type === 'hidden')
    return field.carries ? null : <input type="hidden" name={field.name} value={field.value} />
  const id = `${formId}-${field.name.replaceAll(' ', '_')}`
  const described = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    name: field.name,
    ...(field.required && { required: true }),
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
  const notes = (
    <>
      {field.help && (
        <span id={`${id}-help`} data-form-hint="">
          {field.help}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} data-form-error="">
          {error}
        </span>
      )}
    </>
  )
  if (field.type === 'checkbox') return <Consent {...props} id={id} shared={shared} notes={notes} />
  if (field.type === 'radio' || field.type === 'multiple' || field.type === 'scale')
    return <FormChoices {...props} id={id} shared={shared} notes={notes} />
  return (
    <div data-form-field="" {...fieldMarks(field)}>
      <label {...props.parts.label} htmlFor={id}>
        {field.label}
        {!field.required && <small> ({props.words.optional})</small>}
      </label>
      <Entry {...props} id={id} shared={shared} />
      {notes}
    </div>
  )
}

function Entry({ field, placeholder, value, parts, words, id, shared }: Omit<ControlParts, 'notes'>) {
  const hint = field.placeholder || placeholder
  const own = { ...shared, ...parts.input, id }
  if (field.type === 'select')
    return (
      <select {...own} defaultValue={value}>
        <option value="">{hint || words.chooseOption}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  if (field.files) return <input {...own} type="file" accept={acceptOf(field.files)} />
  const entry = {
    ...own,
    maxLength: field.maxLength,
    ...(field.minLength > 0 && { minLength: field.minLength }),
    ...(value && { defaultValue: value }),
    ...(hint && { placeholder: hint }),
    ...(field.autocomplete && { autoComplete: field.autocomplete }),
  }
  if (field.type === 'textarea') return <textarea {...entry} rows={4} />
  const bounds = {
    ...(field.min !== null && { min: field.min }),
    ...(field.max !== null && { max: field.max }),
    ...(field.earliest && { min: field.earliest }),
    ...(field.latest && { max: field.latest }),
    ...(field.type === 'number' && { step: 'any' }),
    ...(field.format && { pattern: formatPattern(field.format), title: field.format }),
  }
  return <input {...entry} {...bounds} type={field.type} />
}

/** A box to tick, with the text that is accepted by it. */
function Consent({ field, value, parts, words, id, shared, notes }: ControlParts) {
  return (
    <div data-form-field="" {...fieldMarks(field)}>
      <label {...parts.check} data-form-check="" htmlFor={id}>
        <input {...shared} id={id} type="checkbox" value={ticked} defaultChecked={value !== ''} />
        <span>
          {field.label}
          {field.link && (
            <>
              {' '}
              <a href={field.link} target="_blank" rel="noopener">
                {words.read}
              </a>
            </>
          )}
        </span>
      </label>
      {notes}
    </div>
  )
}
