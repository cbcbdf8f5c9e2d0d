import { decodeElements } from '../document/codec.ts'
import type { NestedElement, PageDocument, StoredPage } from '../document/schema.ts'
import { fillVariables } from '../elements/fill-variables.ts'
import { variableName } from '../values/variable-name.ts'
import type { WebPageRole } from './web-roles.ts'
import { type Web, type WebCollection, wholePage } from './web-template.ts'

type Values = WebCollection['items'][number]['values']
type Variables = ReadonlyMap<string, string>

/** A page of a web as it will look: its lists show the items that the web brings, the page of an item the first of them. */
export function webPreview(web: Web, role: WebPageRole): PageDocument {
  const page = web.pages.find((each) => each.role === role)
  if (!page) throw new Error(`The web has no page ${role}`)
  const own = page.template && valuesOf(web, page.template.collection)[0]
  const filled = listed(web, wholePage(web, page.page))
  const read = decodeElements((own ? fillVariables(filled, own) : filled).elements)
  if (!read.ok) throw read.error
  return read.document
}

/** A page whose lists hold what they repeat once for each item. */
function listed(web: Web, page: StoredPage): StoredPage {
  return { ...page, elements: page.elements.map((element) => withItems(web, element)) }
}

function withItems(web: Web, element: NestedElement): NestedElement {
  const { children = [], ...props } = element.props
  if (element.type !== 'collection')
    return children.length === 0
      ? element
      : { ...element, props: { ...props, children: children.map((child) => withItems(web, child)) } }
  const values = valuesOf(web, String(props['collection']))
  const shown = props['except'] === undefined ? values : values.slice(1)
  const items = shown.slice(0, Number(props['limit'])).map((each, at): NestedElement => {
    const id = `${element.id}.${at}`
    const held = fillVariables({ version: 1, elements: children }, each)
    return {
      id,
      type: 'collection_item',
      name: '',
      props: { gap: props['itemGap'], children: held.elements },
    }
  })
  return { ...element, props: { ...props, count: items.length, children: items } }
}

function collectionOf({ collections }: Web, key: string): WebCollection {
  const found = collections.find((each) => each.key === key)
  if (!found) throw new Error(`The web has no collection ${key}`)
  return found
}

/** What each item of a collection says, by the names that pages write. */
function valuesOf(web: Web, key: string): Variables[] {
  const { fields, items } = collectionOf(web, key)
  return items.map(({ values }) => {
    const own = fields.flatMap(({ key: name, kind, target }) => [
      said(name, values[name]),
      ...(kind === 'reference' ? Object.entries(pointedTo(web, target, values[name])) : []).map(
        ([beyond, value]) => said(`${name}.${beyond}`, value),
      ),
    ])
    return new Map([said('pagina_propia', 'page:item'), ...own])
  })
}

function pointedTo(web: Web, target: string, name: Values[string] | undefined): Values {
  const { fields, items } = collectionOf(web, target)
  return items.find(({ values }) => values[fields[0]?.key ?? ''] === name)?.values ?? {}
}

function said(name: string, value: Values[string] | undefined): [string, string] {
  const text = typeof value === 'number' ? value.toLocaleString('es') : (value ?? '')
  return [variableName(`item.${name}`), text]
}
