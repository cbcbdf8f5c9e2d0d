import type { PageSettings } from '@aurelio/contracts/page-settings'
import type { Page, PageSummary } from '@aurelio/contracts/pages'
import { isError } from '@aurelio/page/check'
import { slugOf } from '@aurelio/page/values'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { FieldNote } from '../../../../../ui/field.tsx'
import { publishPage } from '../../sync/remote/publish.ts'
import { tellWhyNot } from '../../sync/remote/manual-save.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { FindingsList } from './findings-list.tsx'
import { PageFields } from './page-fields.tsx'
import { PublishButton } from './publish-button.tsx'
import { PublishedNote } from './published-note.tsx'
import { SearchPreview } from './search-preview.tsx'
import { ShareFields } from './share-fields.tsx'
import { TypingNote } from './typing-note.tsx'
import { UnapprovedNote } from './unapproved-note.tsx'
import { useFindings } from './use-findings.ts'
import { useUnapproved } from './use-unapproved.ts'
import { type When, WhenField } from '../../../../../ui/when-field.tsx'

const ItemTemplate = lazyPart(async () => (await import('./item-template.tsx')).ItemTemplateFields)

/** The form of the dialog, and what came of it. */
export function PublishForm({ page, onClose }: { page: Page; onClose: () => void }) {
  const editor = useSync()
  const { store } = useModel()
  const [slug, setSlug] = useState(page.nextSlug)
  const [settings, setSettings] = useState(page.settings)
  const [when, setWhen] = useState<When>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [published, setPublished] = useState<PageSummary | null>(null)
  const findingsRef = useRef<HTMLElement>(null)
  const fieldsRef = useRef<HTMLDivElement>(null)
  // The form comes a moment after its dialog, which has only its button to close until then.
  useEffect(() => fieldsRef.current?.querySelector('input')?.focus(), [])
  const url = `${page.siteUrl}/${slugOf(slug)}`
  const address = new URL(url).pathname
  const findings = useFindings(address, page.siteId)
  const { unapproved, isAsking } = useUnapproved(page.id)
  const warnings = findings.filter((finding) => !isError(finding)).length + (unapproved ? 1 : 0)
  const title = settings.title || page.name
  const change = (part: Partial<PageSettings>) => setSettings({ ...settings, ...part })

  async function publish() {
    setBusy(true)
    setProblem(null)
    const publishAt = when === null ? null : new Date(when).toISOString()
    const result = await publishPage(editor, {
      // Left as it was proposed: somebody may take it meanwhile, and then the next free one will do.
      ...(slug !== page.nextSlug && { slug: slugOf(slug) }),
      settings,
      publishAt,
    })
    setBusy(false)
    if (result.ok) {
      setPublished(result.page)
      return
    }
    const { failure } = result
    if (failure?.kind === 'failed') setProblem(failure.text)
    else tellWhyNot(failure ?? editor.saves.getState().status)
  }

  function go(elementId: string) {
    store.setState({ selectedId: elementId })
    onClose()
  }

  if (published)
    return (
      <div className="-m-1 flex flex-col gap-4 overflow-y-auto p-1">
        <PublishedNote page={published} isPlanned={when !== null} />
      </div>
    )
  const errors = findings.filter(isError).length
  return (
    <>
      <div ref={fieldsRef} className="-m-1 flex flex-col gap-4 overflow-y-auto p-1">
        <PageFields
          slug={slug}
          onSlug={setSlug}
          isPublished={page.publication !== null}
          settings={settings}
          name={page.name}
          onChange={change}
          problem={problem}
        />
        <SearchPreview
          url={url}
          title={title}
          description={settings.description}
          indexed={settings.indexed}
        />
        <Suspense fallback={null}>
          <ItemTemplate pageId={page.id} name={page.name} />
        </Suspense>
        <ShareFields settings={settings} title={title} host={new URL(url).host} onChange={change} />
        <TypingNote />
        {unapproved && <UnapprovedNote review={unapproved} />}
        <FindingsList ref={findingsRef} findings={findings} siteId={page.siteId} onGo={go} />
        <WhenField when={when} onChange={setWhen} />
      </div>
      {problem !== null && (
        <div role="alert">
          <FieldNote id="publish-problem" text={problem} isError />
        </div>
      )}
      <PublishButton
        errors={errors}
        warnings={warnings}
        isPlanned={when !== null}
        busy={isBusy}
        disabled={isAsking || when === ''}
        onPublish={() => void publish()}
        onFirstError={() => findingsRef.current?.querySelector<HTMLElement>('[data-error] button')?.focus()}
      />
    </>
  )
}
