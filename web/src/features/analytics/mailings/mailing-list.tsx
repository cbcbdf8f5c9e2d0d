import type { ReportMailing, ReportReader } from '@aurelio/contracts/report-mailings'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatCalendarDay, formatRelative } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Button } from '../../../ui/button.tsx'

/** The monthly reports that are set up: when the next one goes, and how the last one went with each reader. */
export function MailingList({ mailings }: { mailings: readonly ReportMailing[] }) {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useMutation(api.reportMailings.remove.mutationOptions())
  if (mailings.length === 0) return null
  return (
    <section aria-label={t('Envíos de cada mes')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('Envíos de cada mes')}</h3>
      <ul className="rounded-lg border bg-surface">
        {mailings.map(({ id, project, nextOn, readers }) => {
          const name = project ? shortName(project.name) : t('Todo el espacio')
          return (
            <li key={id} className="flex flex-col gap-2 border-t px-3 py-2 first:border-t-0">
              <div className="flex items-center gap-3">
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-dense text-muted">
                    {t('El próximo sale el {{day}}', { day: formatCalendarDay(nextOn) })}
                  </p>
                </div>
                <Button
                  size="dense"
                  aria-label={t('Quitar el informe de {{name}}', { name })}
                  onClick={() => void attempt(() => remove({ id }))}
                >
                  {t('Quitar')}
                </Button>
              </div>
              <ul className="flex flex-col gap-1 text-dense">
                {readers.map((reader) => (
                  <li key={reader.id} className="flex flex-wrap justify-between gap-x-3">
                    <bdi className="min-w-0 truncate">{reader.name ?? reader.email}</bdi>
                    <span className={hasFailed(reader) ? 'text-danger' : 'text-muted'}>
                      {stateText(reader, t)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function hasFailed({ stoppedAt, last }: ReportReader) {
  return stoppedAt === null && last?.state === 'failed'
}

function stateText({ stoppedAt, last }: ReportReader, t: TFunction): string {
  if (stoppedAt !== null) return t('Lo dejó {{when}}', { when: formatRelative(stoppedAt) })
  if (!last) return t('Aún sin enviar')
  if (last.state === 'sent') return t('Enviado {{when}}', { when: formatRelative(last.at) })
  if (last.state === 'waiting') return t('En camino')
  return t('No se pudo enviar: {{reason}}', { reason: last.reason ?? '' })
}
