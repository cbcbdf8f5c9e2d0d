/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { confirmationAnchor, fieldsAnchor } from './anchors.ts'
import { FormControl } from './form-control.tsx'
import { formFields } from './form-fields.ts'
import type { FormProps } from './schema.ts'
import { tokenField } from './token-field.ts'

const defaultSuccess = '¡Gracias! Hemos recibido tus datos y te escribiremos muy pronto.'

/**
 * A form that works without script: it posts to the page's own address, and the server leads back to
 * `#gracias-<id>`, where CSS shows the confirmation in place of the fields. A refused form comes back at
 * `#datos-<id>`, so that nobody has to look for it on a long page.
 */
export function FormView({ id, props, parts, page }: ViewProps<FormProps>) {
  const refused = page.submission?.elementId === id ? page.submission : undefined
  const { label = {}, check = {}, input = {}, submit = {} } = parts
  const fields = formFields(props)
  return (
    <form
      {...parts.root}
      method="post"
      {...(fields.some(({ type }) => type === 'file') && { encType: 'multipart/form-data' })}
      {...(page.formAction && { action: `${page.formAction}#${fieldsAnchor(id)}` })}
      data-form=""
    >
      <p id={confirmationAnchor(id)} role="status" tabIndex={-1} data-form-success="">
        {props.successMessage || defaultSuccess}
        {props.after === 'download' && props.afterLink && (
          <>
            {' '}
            <a href={props.afterLink} download="">
              Descargar
            </a>
          </>
        )}
      </p>
      <div id={fieldsAnchor(id)} data-form-body="">
        <input type="hidden" name="formId" value={id} />
        {page.token !== undefined && <input type="hidden" name={tokenField} value={page.token} />}
        {refused && (
          <p role="alert" data-form-error="">
            {refused.notice ?? 'Revisa los campos marcados y vuelve a enviarlo.'}
          </p>
        )}
        {fields.map((field) => (
          <FormControl
            key={field.name}
            formId={id}
            field={field}
            placeholder={field.type === 'email' ? props.placeholder : ''}
            value={refused?.values[field.name] ?? ''}
            error={refused?.errors[field.name] ?? ''}
            parts={{ label, check, input }}
          />
        ))}
        <div data-form-trap="" aria-hidden="true">
          <label>
            No rellenes este campo
            <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <button {...submit} type="submit">
          {props.buttonText}
        </button>
      </div>
    </form>
  )
}
