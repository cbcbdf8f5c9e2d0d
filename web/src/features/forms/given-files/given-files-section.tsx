import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { GivenFile } from './given-file.tsx'

/** The files that forms give to who sends them. Nothing where there are none: they are brought in a form's own panel. */
export function GivenFilesSection() {
  const { t } = useTranslation()
  const files = useInfiniteQuery(
    api.formFiles.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 20, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      enabled: useCan('pages.edit'),
    }),
  )
  const rows = files.data?.pages.flatMap(({ items }) => items)
  if (!rows?.length) return null
  return (
    <section aria-labelledby="given-files-title" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="given-files-title" className="text-xl font-semibold">
          {t('Archivos que dan tus formularios')}
        </h2>
        <p className="text-muted">
          {t(
            'Quien envía el formulario recibe un enlace que caduca. Se suben al elegir qué pasa después de enviarlo.',
          )}
        </p>
      </div>
      <ul className="flex flex-col divide-y rounded-lg border bg-surface">
        {rows.map((file) => (
          <GivenFile key={file.id} file={file} />
        ))}
      </ul>
      <LoadMore
        hasMore={files.hasNextPage}
        busy={files.isFetchingNextPage}
        error={files.isFetchNextPageError ? errorText(files.error) : undefined}
        onLoad={() => void files.fetchNextPage()}
      />
    </section>
  )
}
