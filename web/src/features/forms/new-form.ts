import { documentVersion, type StoredPage } from '@aurelio/page/document'

/** What a form of the workspace begins with: who it is, and the consent that the law asks for. */
export function newForm(name: string): StoredPage {
  const props = { fields: ['name', 'email', 'consent'] }
  return { version: documentVersion, elements: [{ id: 'form-1', type: 'form', name, props }] }
}

/** A page that shows nothing but a form of the workspace. */
export function pageOfForm(formId: string, name: string): StoredPage {
  const place = { id: 'form-1', type: 'symbol', name, props: { symbol: formId, values: {} } }
  const around = { id: 'section-1', type: 'section', name: '', props: { children: [place] } }
  return { version: documentVersion, elements: [around] }
}
