import { addresses } from '@aurelio/contracts/addresses'
import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { ExternalLink, Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useCan } from '../../../platform/auth/use-can.ts'
import type { PageAction } from '../../../platform/feature.ts'
import { formatDateTime, formatRelative } from '../../../platform/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { VisitRateText } from '../../../ui/visit-rate.tsx'
import { openEditor } from '../editor-session.ts'
import { PageMenu } from './page-menu.tsx'
import { StateBadge } from './state-badge.tsx'
import { Thumbnail } from './thumbnail/thumbnail.tsx'

type PageCardProps = {
  page: OverviewPage
  actions: readonly PageAction[]
  /** What another feature says of it. */
  mark: ReactNode
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** One page: its picture, its name, where it stands, when it changed, and what can be done with it. */
export function PageCard({ page, actions, mark, isSelected, onSelect }: PageCardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const nameId = useId()
  const mayEdit = useCan('pages.edit')
  return (
    <article
      data-row={page.id}
      aria-labelledby={nameId}
      className="flex min-w-0 flex-1 flex-col rounded-lg border bg-surface transition-colors duration-150 hover:border-border-strong"
    >
      <Thumbnail page={page} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2
            id={nameId}
            className="line-clamp-2 min-w-0 flex-1 basis-36 text-base font-semibold break-words"
          >
            <bdi>{page.name}</bdi>
          </h2>
          <StateBadge page={page} />
        </div>
        {page.publication && (
          <a
            href={page.publication.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('Abrir {{name}} publicada', { name: page.name })}: ${shortAddress(page.publication.url)}`}
            className="flex max-w-full min-w-0 items-center gap-1 min-h-6 self-start rounded-sm text-dense text-accent-text hover:underline coarse:min-h-11"
          >
            <span className="truncate">{shortAddress(page.publication.url)}</span>
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        )}
        {mark}
        <p className="text-dense text-muted">
          <time dateTime={page.updatedAt} title={formatDateTime(page.updatedAt)}>
            {t('Última modificación: {{when}}', { when: formatRelative(page.updatedAt) })}
          </time>
          {page.publishAt !== null && (
            <span className="block">
              {t('Se publicará: {{when}}', { when: formatDateTime(page.publishAt) })}
            </span>
          )}
          {page.leads !== null && (
            <span className="block tabular-nums">
              {t('{{count}} leads en 30 días', { count: page.leads })}
            </span>
          )}
          {page.publication && <VisitRateText visits={page.visits} className="block tabular-nums" />}
        </p>
        <div className="mt-auto flex items-center gap-2 pt-1">
          {mayEdit ? (
            <Button
              icon={<Pencil aria-hidden="true" className="size-4" />}
              aria-describedby={nameId}
              onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
            >
              {t('Editar')}
            </Button>
          ) : (
            <Link to={addresses.look(page.id)} aria-describedby={nameId} className={buttonClass()}>
              {t('Ver en vivo')}
            </Link>
          )}
          <span className="flex-1" />
          {mayEdit && (
            <Checkbox
              className="min-w-6 items-center justify-center coarse:min-w-11"
              aria-label={t('Seleccionar {{name}}', { name: page.name })}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          )}
          <PageMenu page={page} actions={actions} />
        </div>
      </div>
    </article>
  )
}

/** Without what every address begins with. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '')
}
