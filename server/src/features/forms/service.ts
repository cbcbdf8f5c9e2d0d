import type { Form, FormSummary } from '@aurelio/contracts/forms'
import type { Lead } from '@aurelio/contracts/leads'
import { formFields, loneForm, readManifest } from '@aurelio/page'
import type { PageDocument, StoredDocument } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { lastDays, type Span } from '../../platform/day-spans.ts'
import { notFound } from '../../platform/http/failures.ts'
import { embedOf } from './embed.ts'
import { type Placed, placesOn, type Published, standing } from './places.ts'
import { summaryOf } from './summary.ts'

/** The last answers, which is as far as a summary looks back. */
const mostAnswers = 2000
const shownDays = 30

type Live = { document: StoredDocument; theme: Theme | null; language: string }
type Counted = { pageId: string | null; formId: string; answers: number; lastAt: string | null }

/** What forms are made of: those of the workspace, published pages, and the leads that came from them. */
export type Sources = {
  formsOf: (workspaceId: string) => Promise<readonly { id: string; name: string; document: PageDocument }[]>
  published: {
    ofWorkspace: (workspaceId: string) => Promise<readonly Published[]>
    live: (root: string, slug: string) => Promise<Live | null>
  }
  leads: {
    byForm: (session: Session) => Promise<readonly Counted[]>
    /** Of all pages, where none is named. */
    enteredIn: (
      session: Session,
      form: { formId: string; pageId: string | null },
      limit: number,
    ) => Promise<Lead['fields'][]>
    /** How many came in each of these spans, one after the other. */
    countsIn: (
      session: Session,
      form: { formId: string; pageId: string | null },
      spans: readonly Span[],
    ) => Promise<number[]>
  }
}
type Parts = Sources & { access: Access }
type Known = { form: Form; placed: Placed | undefined; document: PageDocument | undefined }

/** The forms of a workspace, and those that live in its published pages, for its team. */
export function formService({ access, ...sources }: Parts) {
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
        const known = { formId: place.formId, pageId, name }
        return { form: toForm(known, [place], counts), placed: place, document: undefined }
      })
    return [...ofWorkspace, ...ofPages]
  }

  /** What the page shows of it, alone. */
  async function shownAt({ page: { root, slug }, elementId }: Placed) {
    const page = await sources.published.live(root, slug)
    const document = page && loneForm(page.document.read().document, elementId)
    return document && { document, theme: page.theme, language: page.language }
  }

  return {
    async list(session: Session): Promise<{ items: Form[] }> {
      return { items: (await formsOf(session)).map(({ form }) => form) }
    },

    async get(
      session: Session,
      { formId, pageId }: { formId: string; pageId: string | null },
      zone: string,
    ): Promise<FormSummary> {
      const found = (await formsOf(session)).find(
        ({ form }) => form.formId === formId && form.pageId === pageId,
      )
      if (!found) throw notFound()
      const { form, placed } = found
      const shown = placed && (await shownAt(placed))
      const document = shown?.document ?? found.document
      const props = document?.elements[document.root[0] ?? '']?.props
      if (!props) throw notFound()
      const spans = lastDays(2 * shownDays, new Date(), zone)
      const [answers, counts] = await Promise.all([
        sources.leads.enteredIn(session, { formId, pageId }, mostAnswers),
        sources.leads.countsIn(session, { formId, pageId }, spans),
      ])
      return {
        ...form,
        looked: answers.length,
        days: spans.slice(shownDays).map(({ from: day }, at) => ({
          day,
          answers: counts[at + shownDays] ?? 0,
          before: counts[at] ?? 0,
        })),
        fields: summaryOf(formFields(props), answers),
        embed: placed && shown ? embedOf(placed, shown) : null,
      }
    },
  }
}
export type FormService = ReturnType<typeof formService>

/** A form with where it stands and what came of it. */
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
