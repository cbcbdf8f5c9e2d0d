import { useInfiniteQuery } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { NothingFoundDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountRow } from './account-row.tsx'

/** For administrators of the installation: its accounts, to be disabled and enabled. */
export function AccountsScreen() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const accounts = useInfiniteQuery(
    api.accounts.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(cursor === undefined ? {} : { cursor }),
        ...(search === '' ? {} : { search }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = accounts.data?.pages.flatMap(({ items }) => items)
  const isForbidden =
    accounts.error instanceof ORPCError && (accounts.error.status === 404 || accounts.error.status === 403)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Cuentas')}
        text={t(
          'Quién puede entrar en esta instalación. Deshabilitar una cuenta cierra sus sesiones al momento.',
        )}
      />
      {!isForbidden && (
        <Field label={t('Buscar por nombre o email')} className="max-w-100">
          {(props) => (
            <Input {...props} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
      )}
      {accounts.isError && !rows && (
        <ErrorPanel
          title={isForbidden ? t('Solo para quien administra') : t('No se han podido cargar las cuentas')}
          text={
            isForbidden
              ? t('Esta pantalla es de las personas que administran la instalación.')
              : errorText(accounts.error)
          }
          action={!isForbidden && <Button onClick={() => void accounts.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {accounts.isPending && <Skeleton className="h-40" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          title={t('Ninguna cuenta coincide')}
          text={t('Prueba con otra parte del nombre o del email.')}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {accounts.hasNextPage && (
        <Button
          className="self-center"
          busy={accounts.isFetchingNextPage}
          onClick={() => void accounts.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </div>
  )
}
