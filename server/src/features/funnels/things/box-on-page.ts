import type { FunnelGraph, FunnelStep } from '@aurelio/contracts/funnels'
import { formFields } from '@aurelio/page'
import { edit, type PageDocument, update } from '@aurelio/page/document'

/** The steps from which people come to one. */
export function stepsBefore({ nodes, edges }: FunnelGraph, { id }: Pick<FunnelStep, 'id'>): FunnelStep[] {
  const before = new Set(edges.flatMap(({ from, to }) => (to === id ? [from] : [])))
  return nodes.filter((step) => before.has(step.id))
}

/** The lists for which the forms of a page have a box. */
export function listsIn({ elements }: PageDocument): ReadonlySet<string> {
  return new Set(
    Object.values(elements).flatMap(({ type, props }) =>
      type === 'form' ? formFields(props).map(({ list }) => list) : [],
    ),
  )
}

/** A page whose form asks for letters of a list, with a box at its end that nobody has ticked yet. */
export function withBox(
  document: PageDocument,
  formId: string,
  { listId, text }: { listId: string; text: string },
): PageDocument {
  const props = document.elements[formId]?.props ?? {}
  const names = new Set(formFields(props).map(({ name }) => name))
  const box = { name: freeName(names), type: 'checkbox', label: text, list: listId }
  const fields = [...fieldsIn(props), box]
  return edit(document, (page) => update(page, { id: formId, props: { fields } })).document
}

/** A page no form of which asks for letters of a list. */
export function withoutBox(document: PageDocument, listId: string): PageDocument {
  return Object.values(document.elements).reduce((shown, { id, type, props }) => {
    if (type !== 'form') return shown
    const all = fieldsIn(props)
    const fields = all.filter((field) => !isBoxOf(field, listId))
    return fields.length === all.length
      ? shown
      : edit(shown, (page) => update(page, { id, props: { fields } })).document
  }, document)
}

/** As they are written: what a form makes of them is not what is kept. None written is the one that every form has then. */
function fieldsIn(props: Record<string, unknown>): unknown[] {
  const fields: unknown = props['fields']
  return Array.isArray(fields) && fields.length > 0 ? [...fields] : ['email']
}

function isBoxOf(field: unknown, listId: string): boolean {
  return typeof field === 'object' && field !== null && 'list' in field && field.list === listId
}

function freeName(taken: ReadonlySet<string>): string {
  const name = 'novedades'
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`
}
