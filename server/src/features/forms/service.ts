import type { Form, FormSummary } from '@aurelio/contracts/forms'
import type { Lead } from '@aurelio/contracts/leads'
import {
  addressOf,
  type FormField,
  formFields,
  formMarkup,
  loneForm,
  loneFormAddress,
  readManifest,
} from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { notFound } from '../../platform/http/failures.ts'
import { summaryOf } from './summary.ts'

/** The last answers, which is as far as a summary looks back. */
const mostAnswers = 2000
/** Of a frame: what a field and the rest take, in pixels. Browsers let no page in a frame say how high it is. */
const fieldHeight = 92
const restHeight = 120

type Published = { pageId: string; slug: string; title: string; manifest: string | null }

/** What forms are made of: published pages, and the leads that came from them. */
export type Sources = {
  publishedIn: (workspaceId: string) => Promise<readonly Published[]>
  findPage: (slug: string) => Promise<{ document: StoredDocument } | null>
  answersByForm: (
    session: Session,
  ) => Promise<readonly { pageId: string | null; formId: string; answers: number; lastAt: string | null }[]>
  enteredIn: (session: Session, pageId: string, formId: string, limit: number) => Promise<Lead['fields'][]>
}
type Parts = Sources & { access: Access; baseUrl: string }

/** The forms of a workspace's published pages, for its team. */
export function formService({ access, baseUrl, ...sources }: Parts) {
  async function formsOf(session: Session) {
    access.demand(session, 'workspace.see')
    const counted = await sources.answersByForm(session)
    const published = await sources.publishedIn(session.workspace.id)
    return published.flatMap((page) =>
      (readManifest(page.manifest)?.forms ?? []).map((formId) => {
        const count = counted.find((one) => one.pageId === page.pageId && one.formId === formId)
        return { form: toForm(page, formId, count), slug: page.slug }
      }),
    )
  }

  function toForm(
    { pageId, slug, title }: Published,
    formId: string,
    { answers = 0, lastAt = null }: { answers?: number; lastAt?: string | null } = {},
  ): Form {
    const { page } = loneFormAddress(addressOf(slug), formId)
    return { pageId, formId, pageName: title, address: baseUrl + page, answers, lastAt }
  }

  return {
    async list(session: Session): Promise<{ items: Form[] }> {
      return { items: (await formsOf(session)).map(({ form }) => form) }
    },

    async get(session: Session, pageId: string, formId: string): Promise<FormSummary> {
      const found = (await formsOf(session)).find(
        ({ form }) => form.pageId === pageId && form.formId === formId,
      )
      const page = found && (await sources.findPage(found.slug))
      const document = page?.document.read().document
      const element = document && loneForm(document, formId)?.elements[formId]
      if (!found || !document || !element) throw notFound()
      const fields = formFields(element.props)
      const answers = await sources.enteredIn(session, pageId, formId, mostAnswers)
      const { leads } = loneFormAddress(addressOf(found.slug), formId)
      return {
        ...found.form,
        looked: answers.length,
        fields: summaryOf(fields, answers),
        embed: {
          frame: frameOf(found.form, Math.max(...stepSizes(fields))),
          html: formMarkup(document, formId, baseUrl + leads),
        },
      }
    },
  }
}
export type FormService = ReturnType<typeof formService>

/** How many fields each step has. */
function stepSizes(fields: readonly FormField[]): number[] {
  return fields.map(({ step }) => fields.filter((other) => other.step === step).length)
}

function frameOf({ address, pageName }: Form, fields: number) {
  const title = pageName.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const height = fields * fieldHeight + restHeight
  return `<iframe src="${address}" title="${title}" loading="lazy" style="width:100%;height:${height}px;border:0"></iframe>`
}
