import type { FormSummary } from '@aurelio/contracts/forms'
import { formFields, formMarkup, formSteps, renderPublication, validateSubmission } from '@aurelio/page'
import type { PageDocument } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import { type Placed, standing } from './places.ts'

/** A page with nothing but the form, in the kit of its site. */
type Shown = { document: PageDocument; theme: Theme | null; language: string }

/**
 * What other sites take of a form: as plain HTML, and each of its steps as its frame shows it, with all that is said of
 * one that is sent empty: a frame that has room for that has room for what most people see.
 */
export function embedOf(
  placed: Placed,
  { document, theme, language }: Shown,
): NonNullable<FormSummary['embed']> {
  const { elementId, page } = placed
  const { action: leads, address } = standing(placed)
  const props = document.elements[elementId]?.props ?? {}
  const empty = validateSubmission(formFields(props), {}, { language })
  const errors = 'errors' in empty ? empty.errors : {}
  const steps = formSteps(props).map(
    (_, step) =>
      renderPublication(document, {
        title: page.title,
        theme,
        address: { page: address, leads },
        head: { language },
        submission: { elementId, values: {}, errors, step },
      }).html,
  )
  return { html: formMarkup(document, elementId, { action: leads, language }), steps }
}
