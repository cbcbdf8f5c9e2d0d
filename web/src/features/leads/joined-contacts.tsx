import type { JoinedContact } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useMerging } from './use-merging.ts'

/** The other mails and phones of the person, why they are taken for one, and the way to take them apart. */
export function JoinedContacts({ joined }: { joined: readonly JoinedContact[] }) {
  const { t } = useTranslation()
  const { unmerge, isBusy } = useMerging()
  if (joined.length === 0) return null
  return (
    <section aria-label={t('Es la misma persona')} className="flex flex-col gap-2 rounded-md border p-3">
      <h3 className="text-dense font-semibold text-muted">{t('Es la misma persona')}</h3>
      <ul className="flex flex-col gap-2">
        {joined.map(({ id, name, email, phone, by }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="flex min-w-0 flex-col break-words">
              {[name, email || phone].filter(Boolean).join(' · ')}
              <span className="text-dense text-muted">
                {by === 'team' ? t('Lo dijo el equipo') : t('Dio el mismo teléfono')}
              </span>
            </span>
            <Button size="dense" disabled={isBusy} onClick={() => void unmerge(id)}>
              {t('No es la misma persona')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
