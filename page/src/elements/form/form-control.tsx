/** @jsxRuntime automatic */
import type { PartAttributes } from '../definition.ts'
import type { FormField } from './form-fields.ts'

type FormControlProps = {
  formId: string
  field: FormField
  placeholder: string
  /** What the person had entered, and what was wrong with it. */
  value: string
  error: string
  parts: Record<'label' | 'check' | 'input', PartAttributes>
}

/** One labelled field; its error stands below and is bound to it. */
export function FormControl({ formId, field, placeholder, value, error, parts }: FormControlProps) {
  const id = `${formId}-${field.name.replaceAll(' ', '_')}`
  const errorId = `${id}-error`
  const shared = {
    id,
    name: field.name,
    ...(field.required && { required: true }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  const message = error && (
    <span id={errorId} data-form-error="">
      {error}
    </span>
  )
  if (field.type === 'checkbox') {
    return (
      <div data-form-field="">
        <label {...parts.check} data-form-check="" htmlFor={id}>
          <input {...shared} type="checkbox" value="sí" defaultChecked={value !== ''} />
          <span>{field.label}</span>
        </label>
        {message}
      </div>
    )
  }
  const entry = {
    ...shared,
    ...parts.input,
    maxLength: field.maxLength,
    ...(value && { defaultValue: value }),
    ...(placeholder && { placeholder }),
    ...(field.autocomplete && { autoComplete: field.autocomplete }),
  }
  return (
    <div data-form-field="">
      <label {...parts.label} htmlFor={id}>
        {field.label}
        {!field.required && <small> (opcional)</small>}
      </label>
      {field.type === 'textarea' ? <textarea {...entry} rows={4} /> : <input {...entry} type={field.type} />}
      {message}
    </div>
  )
}
