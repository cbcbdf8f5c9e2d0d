import { asksConsent, reasonForNone } from '../elements/form/consent.ts'
import { formFields } from '../elements/form/form-fields.ts'
import type { FormField } from '../elements/form/form-field.ts'
import type { Props } from '../document/schema.ts'
import { isReference } from '../values/reference.ts'
import type { Checked, Facts, Finding } from './finding.ts'
import { linksOf } from './links.ts'

const legalWords =
  /privacidad|aviso-?legal|privacy|legal|cookies|datenschutz|impressum|confidentialite|mentions/i

/** Forms without a consent to be given or a reason for none, and a page with a form that leads to no legal notice. */
export function checkForms({ shown, facts }: Checked): Finding[] {
  const forms = shown.filter(({ type }) => type === 'form')
  const found = forms.flatMap(({ id, props }): Finding[] => {
    if (asksConsent(props) || reasonForNone(props) !== '') return []
    const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : ['email']
    return [{ code: 'missing-consent', elementId: id, about: '', fix: { fields: [...listed, 'consent'] } }]
  })
  const [first] = forms
  // The text that a person accepts may be linked beside the consent itself.
  const accepted = forms.flatMap(({ props }) =>
    formFields(props).flatMap((field) => (isConsent(field) && field.link ? [field.link] : [])),
  )
  const isThere = (link: string) => leadsSomewhere(link, facts)
  if (
    first &&
    !accepted.some(isThere) &&
    !shown.flatMap(linksOf).some((link) => legalWords.test(link) && isThere(link))
  )
    found.push({ code: 'missing-legal', elementId: first.id, about: '', fix: withPolicy(first.props) })
  return found
}

function isConsent({ type, required }: FormField) {
  return type === 'checkbox' && required
}

function leadsSomewhere(link: string, { references, addresses }: Facts) {
  if (isReference(link)) return references.has(link)
  return /^https?:/i.test(link) || addresses.has(link.replace(/[?#].*$/, ''))
}

/** What puts it right once there is a policy: the consent leads to it. Null where the form asks for none. */
function withPolicy(props: Props): Props | null {
  const listed: readonly unknown[] = Array.isArray(props['fields']) ? props['fields'] : []
  const fields = formFields(props)
  const at = fields.findIndex((field) => isConsent(field) && !field.link)
  if (at < 0 || fields.length !== listed.length) return null
  const { label } = fields[at] ?? {}
  const given = listed[at]
  const own = typeof given === 'object' && given !== null ? given : { name: given, label, type: 'checkbox' }
  return { fields: listed.map((field, index) => (index === at ? { ...own, link: 'legal:privacy' } : field)) }
}
