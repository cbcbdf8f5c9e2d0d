import type { ApiToken } from '@aurelio/contracts/api-tokens'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDate, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { TokenChanges } from './token-changes.tsx'
import { kindWords, scopeWords } from './token-words.ts'

/** One token: whose it is, what it may do, when it was used, and how long it is good. */
export function TokenRow({ token, now }: { token: ApiToken; now: number }) {
  const { t } = useTranslation()
  const [isRevoking, setRevoking] = useState(false)
  const { id, name, kind, prefix, scopes, person, createdAt, expiresAt, lastUsedAt } = token
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now
  const revoking = useMutation(
    api.apiTokens.revoke.mutationOptions({ onError: (error) => notify.error(errorText(error)) }),
  )
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <Badge>{t(kindWords[kind])}</Badge>
        {isOver && <Badge tone="warning">{t('Caducado')}</Badge>}
        <Button
          size="dense"
          className="ml-auto"
          aria-label={t('Revocar {{name}}', { name })}
          onClick={() => setRevoking(true)}
        >
          {t('Revocar')}
        </Button>
      </div>
      <p className="text-dense text-muted">
        <code className="font-mono">{prefix}…</code>
        {' · '}
        {t('Creado por {{person}} el {{day}}', { person: person.name, day: formatDate(createdAt) })}
        {' · '}
        {expiresAt === null ? t('No caduca') : t('Hasta el {{day}}', { day: formatDate(expiresAt) })}
        {' · '}
        {lastUsedAt === null ? t('Sin usar') : t('Usado {{when}}', { when: formatRelative(lastUsedAt) })}
      </p>
      <ul className="flex flex-wrap gap-1.5" aria-label={t('Permisos')}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge>{t(scopeWords[scope])}</Badge>
          </li>
        ))}
      </ul>
      {scopes.includes('pages:write') && <TokenChanges token={token} />}
      <ConfirmDialog
        open={isRevoking}
        onOpenChange={setRevoking}
        title={t('¿Revocar «{{name}}»?', { name })}
        description={t('El programa que lo usa deja de entrar desde este momento. No se puede deshacer.')}
        confirmLabel={t('Revocar')}
        busy={revoking.isPending}
        onConfirm={() => revoking.mutate({ id }, { onSettled: () => setRevoking(false) })}
      />
    </li>
  )
}
