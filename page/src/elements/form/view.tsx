/** @jsxRuntime automatic */
import { Fragment } from 'react'
import type { ViewProps } from '../definition.ts'
import { confirmationAnchor, fieldsAnchor } from './anchors.ts'
import { FormDownload } from './form-download.tsx'
import { drawnFields } from './form-conditions.ts'
import { FormControl } from './form-control.tsx'
import { formFields, formSteps } from './form-fields.ts'
import { agreesBySending } from './consent.ts'
import { FormButtons, FormCarried, FormProgress } from './form-step.tsx'
import type { FormProps } from './schema.ts'
import { SendingConsent } from './sending-consent.tsx'
import { tokenField } from './token-field.ts'
import { drawnWords } from './words/drawn-words.ts'
import { workField, zoneField } from '../../values/form-work.ts'

/**
 * A form that works without script: it posts to the page's own address, and the server leads back to
 * `#gracias-<id>`, where CSS shows the confirmation in place of the fields. A refused form comes back at
 * `#datos-<id>`, so that nobody has to look for it on a long page; so does the next of several steps. Where nothing is
 * sent, on the canvas and in previews, all steps stand below each other.
 */
export function FormView({ id, props, parts, page }: ViewProps<FormProps>) {
  const came = page.submission?.elementId === id ? page.submission : undefined
  const { label = {}, check = {}, input = {}, submit = {} } = parts
  const words = drawnWords(page.language)
  const fields = formFields(props)
  const titles = formSteps(props)
  const values = came?.values ?? {}
  const step = Math.min(came?.step ?? 0, titles.length - 1)
  const isWrong = came !== undefined && (came.notice !== undefined || Object.keys(came.errors).length > 0)
  const drawn = page.formAction
    ? [{ at: step, fields: drawnFields(fields, values, step) }]
    : titles.map((_, at) => ({ at, fields: fields.filter((field) => field.step === at) }))
  const drawnAtAll = drawn.flatMap((each) => each.fields)
  return (
    <form
      {...parts.root}
      method="post"
      {...(drawnAtAll.some(({ type }) => type === 'file') && { encType: 'multipart/form-data' })}
      {...(page.formAction && { action: `${page.formAction}#${fieldsAnchor(id)}` })}
      // What a condition hides would stop a browser that checks it, and nobody would see why: the server judges these.
      {...(drawnAtAll.some(({ when }) => when) && { noValidate: true })}
      data-form=""
    >
      <p id={confirmationAnchor(id)} role="status" tabIndex={-1} data-form-success="">
        {props.successMessage || words.thanks}
        <FormDownload props={props} download={page.download} words={words} />
      </p>
      <div
        id={fieldsAnchor(id)}
        data-form-body=""
        {...(drawnAtAll.some(({ width }) => width === 'half') && { 'data-form-grid': '' })}
      >
        <input type="hidden" name="formId" value={id} />
        {page.token !== undefined && <input type="hidden" name={tokenField} value={page.token} />}
        {page.token !== undefined && props.captcha === 'work' && (
          <>
            <input type="hidden" name={workField} defaultValue="" />
            {fields.some(({ list }) => list !== '') && (
              <input type="hidden" name={zoneField} defaultValue="" />
            )}
          </>
        )}
        {isWrong && (
          <p role="alert" data-form-error="">
            {came.notice ?? words.checkFields}
          </p>
        )}
        <FormCarried fields={fields.filter((field) => !drawnAtAll.includes(field))} values={values} />
        {drawn.map((each) => (
          <Fragment key={each.at}>
            <FormProgress at={each.at} titles={titles} label={label} words={words} />
            {each.fields.map((field) => (
              <FormControl
                key={field.name}
                formId={id}
                field={field}
                placeholder={field.type === 'email' ? props.placeholder : ''}
                value={values[field.name] ?? ''}
                error={came?.errors[field.name] ?? ''}
                parts={{ label, check, input }}
                words={words}
              />
            ))}
          </Fragment>
        ))}
        <div data-form-trap="" aria-hidden="true">
          <label>
            {words.leaveEmpty}
            <input
              name="website"
              type="text"
              tabIndex={-1}
              autoComplete="off"
              {...(values['website'] && { defaultValue: values['website'] })}
            />
          </label>
        </div>
        {drawn.at(-1)?.at === titles.length - 1 && agreesBySending(props) && <SendingConsent words={words} />}
        <FormButtons
          at={step}
          steps={drawn.length > 1 ? 1 : titles.length}
          text={props.buttonText}
          submit={submit}
          words={words}
        />
      </div>
    </form>
  )
}
