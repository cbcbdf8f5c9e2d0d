import type { HoursEntry } from '@aurelio/contracts/project-hours'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMinutes } from '../../../platform/duration.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'

type HoursListProps = { items: readonly HoursEntry[]; onRemove: (entry: HoursEntry) => void }

/** As many as are looked at without asking for more. */
const first = 5

/** Who worked when and on what. */
export function HoursList({ items, onRemove }: HoursListProps) {
  const { t } = useTranslation()
  const [showsAll, setAll] = useState(false)
  const shown = showsAll ? items : items.slice(0, first)
  const place = useFocusHeir(shown.map(({ id }) => id))
  return (
    <>
      <div ref={place} tabIndex={-1} className="empty:-mt-3 focus-visible:outline-none">
        {shown.length > 0 && <Entries shown={shown} onRemove={onRemove} />}
      </div>
      {items.length > shown.length && (
        <Button variant="ghost" size="dense" className="self-start" onClick={() => setAll(true)}>
          {t('Ver las {{count}} entradas', { count: items.length })}
        </Button>
      )}
    </>
  )
}

function Entries({ shown, onRemove }: { shown: readonly HoursEntry[] } & Pick<HoursListProps, 'onRemove'>) {
  const { t } = useTranslation()
  return (
    <ul className="rounded-lg border bg-surface">
      {shown.map((entry) => {
        const { id, person, day, minutes, note, mine } = entry
        const time = formatMinutes(minutes)
        return (
          <li
            key={id}
            data-row={id}
            className="flex min-h-11 items-center gap-3 border-t px-3 py-1.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <bdi className="block truncate">{note === '' ? (person?.name ?? t('Alguien')) : note}</bdi>
              <span className="block truncate text-dense text-muted">
                {formatCalendarDay(day)} · <bdi>{person?.name ?? t('Alguien')}</bdi>
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{time}</span>
            {mine && (
              <IconButton
                label={t('Quitar {{time}}', { time })}
                size="dense"
                icon={<X aria-hidden="true" className="size-4" />}
                className="text-muted"
                onClick={() => onRemove(entry)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
