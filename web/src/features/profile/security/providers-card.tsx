import type { Security } from '@aurelio/contracts/security'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { anything, authCall } from '../../../platform/auth/auth-call.ts'
import { openPopup } from '../../../platform/auth/popup.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { SectionCard } from './section-card.tsx'

/** Providers of this installation, linked to the account or not. The last way in cannot be taken away. */
export function ProvidersCard({ security }: { security: Security }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const offered = useQuery(api.authSettings.get.queryOptions()).data?.providers ?? []
  const linked = new Set(security.providers.map(({ id }) => id))
  const all = [
    ...offered,
    ...security.providers.filter(({ id }) => !offered.some((other) => other.id === id)),
  ]
  const isLastWayIn = !security.hasPassword && linked.size < 2

  async function settled(failure: string | null, text: string) {
    setBusy(null)
    if (failure === null) notify.success(text)
    else notify.error(failure)
    await queryClient.invalidateQueries({ queryKey: api.security.get.key() })
  }

  function link(id: string, name: string) {
    openPopup({
      provider: id,
      purpose: 'link',
      onSettled: (failure) => void settled(failure, t('{{name}} está vinculado', { name })),
    })
  }

  async function unlink(id: string, name: string) {
    setBusy(id)
    const accountId = security.providers.find((one) => one.id === id)?.accountId
    const answer = await authCall('/unlink-account', anything, { accountId })
    await settled(answer.ok ? null : answer.text, t('{{name}} ya no está vinculado', { name }))
  }

  return (
    <SectionCard
      title={t('Proveedores vinculados')}
      text={t('Otras cuentas con las que puedes entrar en esta.')}
    >
      {all.length === 0 && (
        <p className="text-muted">{t('Esta instalación no tiene ningún proveedor configurado.')}</p>
      )}
      {all.length > 0 && (
        <ul className="flex flex-col divide-y">
          {all.map(({ id, name }) => {
            const isLinked = linked.has(id)
            return (
              <li key={id} className="flex flex-wrap items-center gap-3 py-2">
                <span className="flex-1 font-medium">{name}</span>
                {isLinked && <Badge tone="success">{t('Vinculado')}</Badge>}
                {/* One button for both, so that it keeps the focus. */}
                <Button
                  size="dense"
                  busy={busy === id}
                  disabled={isLinked && isLastWayIn}
                  aria-label={
                    isLinked ? t('Desvincular {{name}}', { name }) : t('Vincular {{name}}', { name })
                  }
                  onClick={() => (isLinked ? void unlink(id, name) : link(id, name))}
                >
                  {isLinked ? t('Desvincular') : t('Vincular')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </SectionCard>
  )
}
