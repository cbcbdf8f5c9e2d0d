import type { VisitImport } from '@aurelio/contracts/visit-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Button } from '../../../ui/button.tsx'
import { toolNames } from './words.ts'

/** What was imported; each file is taken back with a click. */
export function ImportList() {
  const { t } = useTranslation()
  const imports = useQuery(api.visitImports.list.queryOptions()).data?.items ?? []
  if (imports.length === 0) return null
  return (
    <section aria-label={t('Importadas')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('Importadas')}</h3>
      <ul className="rounded-lg border bg-surface">
        {imports.map((one) => (
          <ImportRow key={one.id} imported={one} />
        ))}
      </ul>
    </section>
  )
}

function ImportRow({ imported: { id, tool, fileName, from, to, visits } }: { imported: VisitImport }) {
  const { t } = useTranslation()
  const nameId = useId()
  const undo = useMutation(api.visitImports.undo.mutationOptions())
  return (
    <li className="flex items-center gap-3 border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p id={nameId} className="truncate font-medium">
          <bdi>{fileName}</bdi>
        </p>
        <p className="text-dense text-muted">
          {t('{{tool}}: {{visits}} visitas, del {{from}} al {{to}}', {
            tool: t(toolNames[tool]),
            visits: formatNumber(visits),
            from: formatCalendarDay(from),
            to: formatCalendarDay(to),
          })}
        </p>
      </div>
      <Button
        size="dense"
        aria-describedby={nameId}
        busy={undo.isPending}
        onClick={() => void attempt(() => undo.mutateAsync({ id }))}
      >
        {t('Deshacer')}
      </Button>
    </li>
  )
}
