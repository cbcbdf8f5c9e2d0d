/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ElementId, PageDocument } from '../document/schema.ts'
import { isHidden } from '../document/marks.ts'
import { formSchema } from '../elements/form/schema.ts'
import { FormView } from '../elements/form/view.tsx'
import type { PageAddress } from './address-of.ts'

/** A page of nothing but one of its forms; null where it shows no such form. */
export function loneForm(document: PageDocument, formId: ElementId): PageDocument | null {
  const form = document.elements[formId]
  if (form?.type !== 'form' || isHidden(document, formId)) return null
  return { elements: { [formId]: { ...form, parent: null } }, root: [formId] }
}

/** Where a form of a page stands by itself, and posts to so that it comes back there: beside where the page's own go. */
export function loneFormAddress({ leads }: Pick<PageAddress, 'leads'>, formId: ElementId): PageAddress {
  return { page: leads.replace(/leads$/, `forms/${formId}`), leads: `${leads}?alone=1` }
}

/** The form as plain HTML for a foreign page, which styles it; `action` is a whole address. '' where there is none. */
export function formMarkup(
  document: PageDocument,
  formId: ElementId,
  { action, language }: { action: string; language: string },
): string {
  const form = loneForm(document, formId)?.elements[formId]
  if (!form) return ''
  const props = formSchema.parse(form.props)
  const markup = renderToStaticMarkup(
    <FormView id={formId} props={props} parts={{ root: {} }} page={{ formAction: action, language }} />,
  )
  // Out of a person's sight where our style sheet is not: the trap, and the thanks that stand at the address led to.
  return markup
    .replace(' data-form-trap=""', ' data-form-trap="" style="position:absolute;left:-9999px"')
    .replace(' data-form-success=""', ' data-form-success="" hidden')
}
