import type { Version } from '@aurelio/contracts/versions'
import { compareDocuments, decodeStoredPage, type PageDocument } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page/render/index'
import type { Theme } from '@aurelio/page/theme/default-theme'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { withItsSymbols } from '../drawing/symbols-of-page.ts'
import { changeText } from './change-text.ts'

/** What a comparison says of the version that it shows. */
export type Compared = Pick<Version, 'id' | 'number' | 'name' | 'createdAt'>

type ComparisonProps = { pageId: string; version: Compared; onBack: () => void }

/** A version beside the page as it is saved now: what differs is framed in both, and said in words. */
export function Comparison({ pageId, version, onBack }: ComparisonProps) {
  const { t } = useTranslation()
  const old = useQuery(api.versions.get.queryOptions({ input: { id: pageId, versionId: version.id } }))
  const now = useQuery(api.pages.get.queryOptions({ input: { id: pageId } }))
  const siteId = now.data?.siteId ?? ''
  const brand = useQuery(api.brand.get.queryOptions({ input: { id: siteId }, enabled: siteId !== '' }))
  const theme = brand.data?.theme ?? null
  const { data: compared, error: failure } = useQuery({
    queryKey: ['compared', pageId, version.id, now.data?.version, theme],
    queryFn: () => (old.data && now.data ? compare(old.data.document, now.data.document, theme) : null),
    enabled: old.data !== undefined && now.data !== undefined,
    structuralSharing: false,
  })
  const error = old.error ?? now.error ?? failure
  return (
    <>
      <div>
        <Button size="dense" onClick={onBack}>
          {t('Volver a la lista')}
        </Button>
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
      {!compared && !error && <Skeleton className="h-64" />}
      {compared && (
        <>
          <section aria-label={t('Qué ha cambiado')}>
            {compared.changes.length === 0 ? (
              <p>{t('No hay ninguna diferencia.')}</p>
            ) : (
              <ul className="flex list-disc flex-col gap-1 pl-5 text-dense">
                {compared.changes.map((change) => (
                  <li key={`${change.kind} ${change.id}`}>{changeText(change)}</li>
                ))}
              </ul>
            )}
          </section>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side
              title={version.name ?? t('Versión {{number}}', { number: version.number })}
              moment={version.createdAt}
              html={compared.before}
            />
            <Side title={t('Como está ahora')} moment={now.data?.updatedAt ?? ''} html={compared.after} />
          </div>
        </>
      )}
    </>
  )
}

function Side({ title, moment, html }: { title: string; moment: string; html: string }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-dense">
        <span className="font-medium">{title}</span>
        {moment !== '' && <span className="text-muted"> · {formatDateTime(moment)}</span>}
      </figcaption>
      {/* The sandbox allows nothing: no script, no form, no way out. */}
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className="h-[50dvh] w-full rounded-md border bg-white"
      />
    </figure>
  )
}

async function compare(before: unknown, after: unknown, theme: Theme | null) {
  const [old, now] = [read(before), read(after)]
  const changes = compareDocuments(old, now)
  const marked = new Map(changes.map(({ id, kind }) => [id, kind]))
  // Symbols are shown as they are now on both sides: the page only names them.
  const html = async (document: PageDocument) => {
    const shown = await withItsSymbols(document)
    return renderPublication(shown.document, { title: '', marked, theme }).html
  }
  return { changes, before: await html(old), after: await html(now) }
}

function read(stored: unknown): PageDocument {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  return decoded.document
}
