import { addresses } from '@aurelio/contracts/addresses'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../../../../platform/api/client.ts'
import { errorText } from '../../../../../../platform/api/error-text.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { textOf, type ControlProps } from './control.ts'
import { DenseSelect } from './dense-select.tsx'

/** Which contest of the workspace stands in the page: a draft is shown once it is published. */
export function ContestControl({ field, id, value, set }: ControlProps<'contest'>) {
  const { t } = useTranslation()
  const contests = useInfiniteQuery(
    api.contests.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 100, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
  const items = contests.data?.pages.flatMap((page) => page.items) ?? []
  const current = textOf(value)
  const chosen = items.find(({ path }) => current === path || current.endsWith(path))
  return (
    <div className="flex flex-col gap-2">
      <DenseSelect
        id={id}
        data-prop={field.prop}
        aria-busy={contests.isFetching}
        value={chosen?.path ?? current}
        onChange={({ target }) => set(target.value)}
      >
        <option value="">{t('Sin elegir')}</option>
        {current !== '' && !chosen && <option value={current}>{current}</option>}
        {items.map(({ id: key, path, name, state }) => (
          <option key={key} value={path}>
            {state === 'draft' ? t('{{name}} (borrador)', { name }) : name}
          </option>
        ))}
      </DenseSelect>
      {contests.hasNextPage && (
        <Button size="dense" busy={contests.isFetchingNextPage} onClick={() => void contests.fetchNextPage()}>
          {t('Ver más concursos')}
        </Button>
      )}
      {contests.error && (
        <p role="alert" className="text-dense text-danger">
          {errorText(contests.error)}{' '}
          <button type="button" className="underline" onClick={() => void contests.refetch()}>
            {t('Reintentar')}
          </button>
        </p>
      )}
      {contests.data && items.length === 0 && (
        <p className="text-dense text-muted">
          {t('Todavía no hay ningún concurso.')}{' '}
          <Link to={addresses.contests} className="underline">
            {t('Crear un concurso')}
          </Link>
        </p>
      )}
    </div>
  )
}
