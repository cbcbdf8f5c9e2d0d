import type { VisitShare } from '@aurelio/contracts/visit-shares'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatRelative } from '../../../platform/format.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Button } from '../../../ui/button.tsx'

/** The links that are open; each is revoked at once. */
export function ShareList({ shares }: { shares: readonly VisitShare[] }) {
  const { t } = useTranslation()
  if (shares.length === 0) return null
  return (
    <section aria-label={t('Enlaces abiertos')} className="flex min-h-0 flex-col gap-2">
      <h3 className="font-semibold">{t('Enlaces abiertos')}</h3>
      <ul className="overflow-y-auto rounded-lg border bg-surface">
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} />
        ))}
      </ul>
    </section>
  )
}

function ShareRow({ share: { id, site, createdAt, seenAt } }: { share: VisitShare }) {
  const { t } = useTranslation()
  const nameId = useId()
  const revoke = useMutation(api.visitShares.revoke.mutationOptions())
  return (
    <li className="flex items-center gap-3 border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p id={nameId} className="truncate font-medium">
          <bdi>{site.name}</bdi>
        </p>
        <p className="text-dense text-muted">
          {seenAt === null
            ? t('Creado {{when}}, sin abrir', { when: formatRelative(createdAt) })
            : t('Abierto {{when}}', { when: formatRelative(seenAt) })}
        </p>
      </div>
      <Button
        size="dense"
        aria-describedby={nameId}
        busy={revoke.isPending}
        onClick={() => void attempt(() => revoke.mutateAsync({ id }))}
      >
        {t('Retirar')}
      </Button>
    </li>
  )
}
