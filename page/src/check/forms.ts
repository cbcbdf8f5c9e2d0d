import { type FormField, formFields } from '../elements/form/form-fields.ts'
import type { Checked, Finding } from './finding.ts'

const legalWords =
  /privacidad|aviso-?legal|privacy|legal|cookies|datenschutz|impressum|confidentialite|mentions/i

/** Forms without a consent to be given, and a page with a form that leads to no legal notice. */
export function checkForms({ shown, manifest, facts }: Checked): Finding[] {
  const forms = shown.filter(({ type }) => type === 'form')
  const found = forms.flatMap(({ id, props }): Finding[] => {
    const fields = formFields(props)
    if (fields.some(asksConsent)) return []
    const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : ['email']
    return [{ code: 'missing-consent', elementId: id, about: '', fix: { fields: [...listed, 'consent'] } }]
  })
  const [first] = forms
  // The text that a person accepts may be linked beside the consent itself.
  const accepted = forms.flatMap(({ props }) =>
    formFields(props).flatMap((field) => (asksConsent(field) && field.link ? [field.link] : [])),
  )
  if (
    first &&
    accepted.length === 0 &&
    !manifest.links.some((link) => legalWords.test(link) && leadsSomewhere(link, facts.addresses))
  )
    found.push({ code: 'missing-legal', elementId: first.id, about: '', fix: null })
  return found
}

function asksConsent({ type, required }: FormField) {
  return type === 'checkbox' && required
}

function leadsSomewhere(link: string, addresses: ReadonlySet<string>) {
  return /^https?:/i.test(link) || addresses.has(link.replace(/[?#].*$/, ''))
}
