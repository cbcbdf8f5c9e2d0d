import { addresses } from '@aurelio/contracts/addresses'
import type { OverviewPage } from '@aurelio/contracts/page-overview'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Project } from '@aurelio/contracts/projects'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileMinus, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatRelative } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { VisitRateText } from '../../ui/visit-rate.tsx'
import { AddPageDialog } from './add-page-dialog.tsx'
import { useSetPageProject } from './use-set-page-project.ts'

type ProjectPagesProps = {
  project: Project
  /** What another feature says of a page. */
  renderMark: (page: PageSummary) => ReactNode
  /** Its picture, which another feature makes. */
  renderPicture: (page: OverviewPage) => ReactNode
  onEdit: (page: { id: string; name: string }) => void
}

/** The pages that were put into the project; each opens in the editor, or is looked at as it is being made. */
export function ProjectPages({ project, renderMark, renderPicture, onEdit }: ProjectPagesProps) {
  const { t } = useTranslation()
  const mayChange = useCan('pages.edit')
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const { setProject } = useSetPageProject()
  const pages = useInfiniteQuery(
    api.pageOverview.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        projectId: project.id,
        limit: 10,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items = pages.data?.pages.flatMap((page) => page.items)

  async function takeOut(page: PageSummary) {
    const undo = () => void setProject(page, project.id)
    if (!(await setProject(page, null))) return
    addButton.current?.focus()
    notify.success(t('«{{name}}» está fuera del proyecto', { name: shortName(page.name) }), {
      action: { label: t('Deshacer'), onClick: undo },
    })
  }

  return (
    <div className="flex flex-col gap-3">
      {pages.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar las páginas')}
          text={errorText(pages.error)}
          action={<Button onClick={() => void pages.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {pages.isPending && <Skeleton className="h-14" />}
      {items?.length === 0 && <p className="text-muted">{t('Este proyecto todavía no tiene páginas.')}</p>}
      {items && items.length > 0 && (
        <ul className="rounded-lg border bg-surface">
          {items.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              mark={renderMark(page)}
              picture={renderPicture(page)}
              onEdit={mayChange ? () => onEdit(page) : undefined}
              mayLook={!mayChange}
              onTakeOut={mayChange ? () => void takeOut(page) : undefined}
            />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? errorText(pages.error) : undefined}
        onLoad={() => void pages.fetchNextPage()}
      />
      {mayChange && (
        <Button
          ref={addButton}
          size="dense"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAdding(true)}
        >
          {t('Añadir una página')}
        </Button>
      )}
      {isAdding && (
        <AddPageDialog
          project={project}
          onClose={() => {
            setAdding(false)
            setTimeout(() => addButton.current?.focus())
          }}
        />
      )}
    </div>
  )
}

/** Whoever works on the page opens the editor; who looks on, what is published. */
function PageName({ page, onEdit }: Pick<PageRowProps, 'page' | 'onEdit'>) {
  const { t } = useTranslation()
  const name = <bdi>{page.name}</bdi>
  const className =
    'block max-w-full truncate rounded-sm text-start font-medium hover:underline coarse:min-h-11'
  if (onEdit)
    return (
      <button type="button" onClick={onEdit} title={t('Abrir en el editor')} className={className}>
        {name}
      </button>
    )
  if (!page.publication) return <p className="truncate font-medium">{name}</p>
  return (
    <a href={page.publication.url} target="_blank" rel="noreferrer" className={className}>
      {name}
    </a>
  )
}

type PageRowProps = {
  page: OverviewPage
  mark: ReactNode
  picture: ReactNode
  onEdit: (() => void) | undefined
  /** It is looked at while it is being made, by who may not change it. */
  mayLook: boolean
  onTakeOut: (() => void) | undefined
}

function PageRow({ page, mark, picture, onEdit, mayLook, onTakeOut }: PageRowProps) {
  const { t } = useTranslation()
  return (
    <li className="flex items-center gap-2 border-t px-3 py-2 first:border-t-0">
      <div className="w-20 shrink-0 overflow-hidden rounded-md border">{picture}</div>
      <div className="min-w-0 flex-1">
        <PageName page={page} onEdit={onEdit} />
        <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
          {page.publication ? <Badge tone="success">{t('Publicada')}</Badge> : <Badge>{t('Borrador')}</Badge>}
          {formatRelative(page.updatedAt)}
        </p>
        {page.leads !== null && page.leads > 0 && (
          <Link to={addresses.leadsBy({ page: page.id })} className="rounded-sm text-dense hover:underline">
            {t('{{count}} leads en 30 días', { count: page.leads })}
          </Link>
        )}
        {page.publication && (
          <VisitRateText visits={page.visits} className="block text-dense text-muted tabular-nums" />
        )}
        {mark}
      </div>
      {mayLook && (
        <Link
          to={addresses.look(page.id)}
          aria-label={t('Ver en vivo: {{name}}', { name: shortName(page.name) })}
          className={buttonClass({ size: 'dense' })}
        >
          {t('Ver en vivo')}
        </Link>
      )}
      {onTakeOut && (
        <IconButton
          label={t('Sacar {{name}} del proyecto', { name: shortName(page.name) })}
          icon={<FileMinus aria-hidden="true" className="size-4" />}
          onClick={onTakeOut}
        />
      )}
    </li>
  )
}
