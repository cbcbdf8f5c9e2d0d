import type { PageSummary } from '@aurelio/contracts/pages'
import type { Project } from '@aurelio/contracts/projects'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSetPageProject } from './use-set-page-project.ts'

type AddPageDialogProps = { project: Project; onClose: () => void }

/** The workspace's pages that are not in this project, the last modified first. */
export function AddPageDialog({ project, onClose }: AddPageDialogProps) {
  const { t } = useTranslation()
  const { setProject } = useSetPageProject()
  const [busyId, setBusyId] = useState<string | null>(null)
  const pages = useInfiniteQuery(
    api.pages.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const offered = pages.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ projectId }) => projectId !== project.id)

  async function add(page: PageSummary) {
    setBusyId(page.id)
    const done = await setProject(page, project.id)
    setBusyId(null)
    if (done) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Añadir una página')}
      description={t('Una página está en un solo proyecto: si ya está en otro, cambia a este.')}
    >
      <div className="-mx-2 flex min-h-24 flex-col gap-2 overflow-y-auto px-2">
        {pages.isPending && <Skeleton className="h-24" />}
        {pages.isError && !offered && (
          <p role="alert" className="text-danger">
            {errorText(pages.error)}
          </p>
        )}
        {offered?.length === 0 && !pages.hasNextPage && (
          <p className="text-muted">{t('No hay más páginas que añadir. Crea una en el constructor.')}</p>
        )}
        <ul className="flex flex-col">
          {offered?.map((page) => (
            <li key={page.id} className="flex items-center gap-3 border-t py-2 first:border-t-0">
              <span className="min-w-0 flex-1 truncate">
                <bdi>{page.name}</bdi>
              </span>
              <Button
                size="dense"
                busy={busyId === page.id}
                disabled={busyId !== null}
                aria-label={t('Añadir {{name}}', { name: shortName(page.name) })}
                onClick={() => void add(page)}
              >
                {t('Añadir')}
              </Button>
            </li>
          ))}
        </ul>
        <LoadMore
          hasMore={pages.hasNextPage}
          busy={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? errorText(pages.error) : undefined}
          onLoad={() => void pages.fetchNextPage()}
        />
      </div>
    </Dialog>
  )
}
