import { mostImported, type When } from '@aurelio/contracts/calendar'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatNumber } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { ReadIcs } from './read-ics.ts'

type ImportPreviewProps = {
  read: ReadIcs
  /** Places of those that are not taken over. */
  without: ReadonlySet<number>
  chosen: number
  onToggle: (at: number) => void
}

/** What the file holds, each with a tick. */
export function ImportPreview({ read: { events, left }, without, chosen, onToggle }: ImportPreviewProps) {
  const { t } = useTranslation()
  return (
    <>
      <div role="status" className="flex flex-col gap-1 text-dense text-muted">
        <p>
          {t('Se importan {{chosen}} de {{count}}.', {
            chosen: formatNumber(chosen),
            count: events.length,
          })}
        </p>
        {events.length > mostImported && <p>{t('De una vez caben 500: los demás, con otro archivo.')}</p>}
        {left > 0 && <p>{t('No se pueden leer y se quedan fuera: {{count}}.', { count: left })}</p>}
      </div>
      <ul className="-mx-2 min-h-0 overflow-y-auto px-2">
        {events.map(({ title, when }, at) => (
          // The same event may stand in a file twice.
          <li key={`${at}-${title}`} className="border-t py-2 first:border-t-0">
            <Checkbox
              checked={!without.has(at)}
              onChange={() => onToggle(at)}
              label={
                <>
                  <bdi>{shortName(title)}</bdi>{' '}
                  <span className="text-dense text-muted">
                    {whenText(when)}
                    {when.recurrence !== null && ` · ${t('se repite')}`}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** As the clock of its place shows it. */
function whenText({ allDay, starts, ends }: When): string {
  const first = formatCalendarDay(starts.slice(0, 10))
  if (!allDay) return `${first}, ${starts.slice(11)}`
  return starts === ends ? first : `${first} – ${formatCalendarDay(ends)}`
}
