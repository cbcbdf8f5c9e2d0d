import type { ReportLink } from '@aurelio/contracts/report-links'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatRelative } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Button } from '../../../ui/button.tsx'
import { periodText } from './report-words.ts'

/** The links that are open; each is revoked at once. */
export function ReportLinkList({ links }: { links: readonly ReportLink[] }) {
  const { t } = useTranslation()
  const { mutateAsync: revoke } = useMutation(api.reportLinks.revoke.mutationOptions())
  if (links.length === 0) return null
  return (
    <section aria-label={t('Enlaces abiertos')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('Enlaces abiertos')}</h3>
      <ul className="rounded-lg border bg-surface">
        {links.map(({ id, project, period, createdAt, seenAt }) => {
          const name = project ? shortName(project.name) : t('Todo el espacio')
          return (
            <li key={id} className="flex items-center gap-3 border-t px-3 py-2 first:border-t-0">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-dense text-muted">
                  {periodText(period, t)} ·{' '}
                  {seenAt === null
                    ? t('Creado {{when}}, sin abrir', { when: formatRelative(createdAt) })
                    : t('Abierto {{when}}', { when: formatRelative(seenAt) })}
                </p>
              </div>
              <Button
                size="dense"
                aria-label={t('Retirar el enlace de {{name}}', { name })}
                onClick={() => void attempt(() => revoke({ id }))}
              >
                {t('Retirar')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
