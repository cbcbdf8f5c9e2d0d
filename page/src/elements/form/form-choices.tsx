/** @jsxRuntime automatic */
import { safeSource } from '../../values/url.ts'
import { fieldMarks } from './form-conditions.ts'
import type { ControlParts } from './control-parts.ts'

/** Choices that are all in sight, as one group named by its label: one of them, several, or a place on a scale. */
export function FormChoices({ field, value, parts, words, id, shared, notes, pictures }: ControlParts) {
  const { required, ...rest } = shared
  const isMultiple = field.type === 'multiple'
  const chosen = value.split('\n')
  return (
    <fieldset data-form-field="" {...fieldMarks(field)} aria-describedby={rest['aria-describedby']}>
      <legend {...parts.label}>
        {field.label}
        {!field.required && <small> ({words.optional})</small>}
      </legend>
      <div
        data-form-field=""
        {...(field.type === 'scale' && { 'data-form-scale': '' })}
        {...(field.look === 'cards' && { 'data-form-cards': '' })}
      >
        {choicesOf(field).map((option, at) => (
          <label key={option} {...parts.check} data-form-check="" htmlFor={`${id}-${at}`}>
            <input
              {...rest}
              id={`${id}-${at}`}
              type={isMultiple ? 'checkbox' : 'radio'}
              value={option}
              defaultChecked={chosen.includes(option)}
              // Of several boxes the browser would ask for each.
              {...(required && !isMultiple && { required })}
            />
            {pictures?.has(option) && <img src={safeSource(pictures.get(option))} alt="" loading="lazy" />}
            <span>{option}</span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  )
}

function choicesOf({ type, options, min, max }: ControlParts['field']): readonly string[] {
  if (type !== 'scale' || min === null || max === null) return options
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
}
