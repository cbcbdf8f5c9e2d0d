import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PlugDrawing } from '../../ui/settings-drawings.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenRow } from './token-row.tsx'

/** What programs of others may come with, and what each of them may do. */
export function ApiTokensScreen() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const tokens = useQuery(api.apiTokens.list.queryOptions())
  const rows = tokens.data?.items
  const assistantsAt = `${window.location.origin}/api/mcp`
  return (
    <section className="flex flex-col gap-4" aria-labelledby="api">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="api" className="text-base font-semibold">
          {t('API')}
        </h2>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAdding(true)}
        >
          {t('Nuevo token')}
        </Button>
      </div>
      <p className="text-muted">
        {t(
          'Con un token, un programa tuyo entra en la API en tu nombre: hace lo que le permitas, y nunca más que tú.',
        )}
      </p>
      <p className="text-muted">
        <a href="/api/docs" target="_blank" rel="noreferrer" className="text-accent-text underline">
          {t('Documentación de la API')}
        </a>
        {' · '}
        {t('Asistentes (MCP):')} <code className="font-mono break-all select-all">{assistantsAt}</code>
      </p>
      {tokens.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los tokens')}
          text={errorText(tokens.error)}
          action={<Button onClick={() => void tokens.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {tokens.isPending && <Skeleton className="h-24" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<PlugDrawing />}
          title={t('Todavía no hay ningún token: nadie entra por la API.')}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((token) => (
            <TokenRow key={token.id} token={token} now={tokens.dataUpdatedAt} />
          ))}
        </ul>
      )}
      {isAdding && <NewTokenDialog onClose={() => setAdding(false)} />}
    </section>
  )
}
