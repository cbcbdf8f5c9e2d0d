import { randomUUID } from 'node:crypto'
import {
  add,
  decodeElements,
  decodeStoredPage,
  DocumentError,
  edit,
  type Editing,
  emptyDocument,
  encodeElements,
  encodePage,
  type PageDocument,
  renewIds,
  takenIn,
  walk,
} from '@aurelio/page/document'
import { ownElements } from '@aurelio/page/elements'
import { type ChangeMode, changeModeSchema } from '@aurelio/contracts/change-modes'
import { optionalLineSchema } from '@aurelio/contracts/text'
import { z } from 'zod'
import { invalidField } from '../../../platform/http/failures.ts'
import type { Api } from '../tool.ts'

/** An element as an assistant writes it: its ids are made here. */
export const givenElementSchema = z.object({
  type: z.enum(ownElements.map(({ type }) => type)),
  name: z.string().max(200).default(''),
  props: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('Propiedades del tipo. Lo que contiene va en props.children, con la misma forma.'),
})
export type GivenElement = z.output<typeof givenElementSchema>

/** Characters of a text that an outline shows. */
const shownText = 200
/** More levels than a page may have: what lies deeper is left as it is, and refused. */
const deepest = 50

/** Every element of a page in its order, with where it stands and how its text begins. */
export function outlineOf(stored: unknown, detailedId?: string) {
  return [...walk(documentOf(stored))].map(({ node, depth }) => ({
    id: node.id,
    type: node.type,
    name: node.name,
    parent: node.parent,
    depth,
    text: mainText(node.type, node.props),
    ...(node.id === detailedId && { props: node.props }),
  }))
}

function mainText(type: string, props: Readonly<Record<string, unknown>>): string {
  const prop = ownElements.find((one) => one.type === type)?.inlineTexts?.[0]?.prop
  const text = prop === undefined ? undefined : props[prop]
  return typeof text === 'string' ? text.slice(0, shownText) : ''
}

/** How an assistant changes a page, and in what words it says so. */
export const changeFields = {
  mode: changeModeSchema
    .optional()
    .describe(
      '«done»: se hace al momento. «proposed»: queda propuesto, y una persona lo acepta o lo descarta en el editor. ' +
        'Si no lo dices, como se eligió al crear el token.',
    ),
  summary: optionalLineSchema(300)
    .optional()
    .describe('Qué cambia y por qué, en una frase para las personas que lo lean en el editor.'),
}
type Manner = { mode?: ChangeMode | undefined; summary?: string | undefined }

/**
 * Does an edit to the page as one step of its order, behind what people who have it open did meanwhile; or proposes it.
 * Throws 422 where the page refuses the edit, or what it is about is gone by then.
 */
export async function changeDraft(
  api: Api,
  pageId: string,
  { mode, summary }: Manner,
  work: (page: Editing) => void,
) {
  const { name, version: seen, document } = await api.pages.get({ id: pageId })
  const { operations } = changed(documentOf(document), work)
  const step = { n: 1, operations: [...operations], ...(summary !== undefined && { summary }) }
  const steps = operations.length === 0 ? [] : [step]
  const { version, refused, proposed } = await api.together.send({
    id: pageId,
    session: randomUUID(),
    seen,
    steps,
    mode,
  })
  for (const { code } of refused) throw invalidField(code, 'INVALID')
  /** By this it is withdrawn, and what became of it is looked up. */
  const [proposal] = proposed
  return { id: pageId, name, version, ...(proposal && { proposalId: proposal.id }) }
}

/** A new page of these elements. */
export function draftOf(elements: readonly GivenElement[]) {
  const { document } = changed(emptyDocument, (page) => {
    for (const element of elements) addGiven(page, element, { parent: null })
  })
  return encodePage(document)
}

/** Puts an element with all it holds where it is wanted, with new ids. */
export function addGiven(
  page: Editing,
  element: GivenElement,
  place: { parent: string | null; index?: number },
): void {
  const read = decodeElements([withId(element, 0)])
  if (!read.ok) throw read.error
  for (const made of encodeElements(read.document))
    add(page, { element: renewIds(made, takenIn(page)), ...place })
}

function changed(document: PageDocument, work: (page: Editing) => void) {
  try {
    return edit(document, work)
  } catch (error) {
    if (error instanceof DocumentError) throw invalidField(error.code, 'INVALID')
    throw error
  }
}

function documentOf(stored: unknown): PageDocument {
  const read = decodeStoredPage(stored)
  if (!read.ok) throw read.error
  return read.document
}

const childrenSchema = z.object({ props: z.object({ children: z.array(z.unknown()) }) })

/** The codec wants an id of everything; one that comes twice it renews by itself. */
function withId(element: unknown, depth: number): unknown {
  if (typeof element !== 'object' || element === null || depth > deepest) return element
  const head = { name: '', ...element, id: 'new' }
  const { data } = childrenSchema.safeParse(element)
  if (!data) return head
  const own = 'props' in element && typeof element.props === 'object' ? element.props : {}
  const children = data.props.children.map((child) => withId(child, depth + 1))
  return { ...head, props: { ...own, children } }
}
