import type { Form, FormSummary } from '@aurelio/contracts/forms'
import type { Lead } from '@aurelio/contracts/leads'
import { formFields, formMarkup, loneForm, type Manifest, readManifest } from '@aurelio/page'
import type { PageDocument, StoredDocument } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { notFound } from '../../platform/http/failures.ts'
import { frameOf } from './frame.ts'
import { summaryOf } from './summary.ts'

/** The last answers, which is as far as a summary looks back. */
const mostAnswers = 2000

type Published = { pageId: string; slug: string; title: string; manifest: string | null }
type Counted = { pageId: string | null; formId: string; answers: number; lastAt: string | null }

/** What forms are made of: those of the workspace, published pages, and the leads that came from them. */
export type Sources = {
  formsOf: (workspaceId: string) => Promise<readonly { id: string; name: string; document: PageDocument }[]>
  published: {
    ofWorkspace: (workspaceId: string) => Promise<readonly Published[]>
    live: (root: string, slug: string) => Promise<{ document: StoredDocument } | null>
  }
  /** Where a form of a published page stands by itself, and posts to from there. */
  addressOf: (slug: string, elementId: string) => { page: string; leads: string }
  leads: {
    byForm: (session: Session) => Promise<readonly Counted[]>
    /** Of all pages, where none is named. */
    enteredIn: (
      session: Session,
      form: { formId: string; pageId: string | null },
      limit: number,
    ) => Promise<Lead['fields'][]>
  }
}
type Parts = Sources & { access: Access; baseUrl: string }
/** Where a form stands on a published page. */
type Placed = { page: Published; elementId: string }
type Known = { form: Form; placed: Placed | undefined; document: PageDocument | undefined }

/** The forms of a workspace, and those that live in its published pages, for its team. */
export function formService({ access, baseUrl, ...sources }: Parts) {
  const standing = ({ page, elementId }: Placed) => {
    const { page: own, leads } = sources.addressOf(page.slug, elementId)
    return { address: baseUrl + own, action: baseUrl + leads }
  }

  async function formsOf(session: Session): Promise<Known[]> {
    access.demand(session, 'workspace.see')
    const { id } = session.workspace
    const [counted, published, own] = await Promise.all([
      sources.leads.byForm(session),
      sources.published.ofWorkspace(id),
      sources.formsOf(id),
    ])
    const placed = published.flatMap((page) => placesOn(page, readManifest(page.manifest)))
    const ofWorkspace = own.map((form) => {
      const places = placed.filter(({ formId }) => formId === form.id)
      const counts = counted.filter(({ formId }) => formId === form.id)
      const known = { formId: form.id, pageId: null, name: form.name }
      return { form: toForm(known, places, counts), placed: places[0], document: form.document }
    })
    const ofPages = placed
      .filter(({ formId }) => !own.some((form) => form.id === formId))
      .map((place) => {
        const { pageId, title: name } = place.page
        const counts = counted.filter((each) => each.pageId === pageId && each.formId === place.formId)
        const known = { formId: place.elementId, pageId, name }
        return { form: toForm(known, [place], counts), placed: place, document: undefined }
      })
    return [...ofWorkspace, ...ofPages]
  }

  function toForm(
    known: Pick<Form, 'formId' | 'pageId' | 'name'>,
    places: readonly Placed[],
    counts: readonly Counted[],
  ): Form {
    const [first] = places
    const pages = new Map(places.map(({ page }) => [page.pageId, page.title]))
    return {
      ...known,
      pages: [...pages].map(([id, name]) => ({ id, name })),
      address: first ? standing(first).address : null,
      answers: counts.reduce((sum, { answers }) => sum + answers, 0),
      lastAt: counts.reduce<string | null>(
        (last, { lastAt }) => (lastAt !== null && (last === null || lastAt > last) ? lastAt : last),
        null,
      ),
    }
  }

  async function publishedDocument(placed: Placed | undefined) {
    const page = placed && (await sources.published.live('', placed.page.slug))
    return page?.document.read().document
  }

  return {
    async list(session: Session): Promise<{ items: Form[] }> {
      return { items: (await formsOf(session)).map(({ form }) => form) }
    },

    async get(session: Session, formId: string, pageId: string | null): Promise<FormSummary> {
      const found = (await formsOf(session)).find(
        ({ form }) => form.formId === formId && form.pageId === pageId,
      )
      if (!found) throw notFound()
      const { form, placed } = found
      const published = await publishedDocument(placed)
      const shown = placed && published && loneForm(published, placed.elementId)
      const element = shown?.root[0] ?? found.document?.root[0]
      const props = (shown ?? found.document)?.elements[element ?? '']?.props
      if (!props) throw notFound()
      const answers = await sources.leads.enteredIn(session, { formId, pageId }, mostAnswers)
      const fields = formFields(props)
      return {
        ...form,
        looked: answers.length,
        fields: summaryOf(fields, answers),
        embed: placed && shown ? embedOf(form, placed, fields, shown) : null,
      }
    },
  }

  function embedOf(form: Form, placed: Placed, fields: ReturnType<typeof formFields>, shown: PageDocument) {
    const { address, action } = standing(placed)
    return {
      frame: frameOf(address, form.name, fields),
      html: formMarkup(shown, placed.elementId, action),
    }
  }
}
export type FormService = ReturnType<typeof formService>

/** The forms of a published page, each with the workspace's own that it shows. */
function placesOn(page: Published, manifest: Manifest | null) {
  return (manifest?.forms ?? []).map((elementId) => ({
    page,
    elementId,
    formId: manifest?.symbolForms[elementId] ?? elementId,
  }))
}
