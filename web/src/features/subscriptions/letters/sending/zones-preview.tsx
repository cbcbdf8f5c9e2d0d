import type { LetterZones, LocalTime } from '@aurelio/contracts/letter-times'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatDateTime, formatEntered, formatNumber } from '../../../../platform/format.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

type ZonesPreviewProps = {
  id: string
  localTime: LocalTime
  onPast: (past: LocalTime['past']) => void
}

/** When a letter reaches the people of each zone, and what becomes of those for whom that hour is over. */
export function ZonesPreview({ id, localTime, onPast }: ZonesPreviewProps) {
  const { t } = useTranslation()
  const found = useQuery(
    api.subscriptions.letterZones.queryOptions({
      input: { id, ...localTime },
      placeholderData: keepPreviousData,
    }),
  )
  if (found.isError)
    return (
      <p role="alert" className="text-danger">
        {errorText(found.error)}
      </p>
    )
  if (!found.data) return <Skeleton className="h-24" />
  const { zones } = found.data
  const over = zones.filter(({ isPast }) => isPast)
  return (
    <section aria-label={t('A qué hora llega')} className="flex flex-col gap-3">
      {over.length > 0 && (
        <Field
          label={t('Donde esa hora ya ha pasado')}
          help={t('Personas a las que les pasa: {{people}}', { people: formatNumber(peopleIn(over)) })}
        >
          {(control) => (
            <Select
              {...control}
              value={localTime.past}
              onChange={({ target }) => onPast(target.value === 'now' ? 'now' : 'next-day')}
            >
              <option value="next-day">{t('Sale al día siguiente, a esa hora')}</option>
              <option value="now">{t('Sale en cuanto empiece el envío')}</option>
            </Select>
          )}
        </Field>
      )}
      <Span zones={zones} />
      <ul className="flex max-h-48 flex-col divide-y overflow-y-auto rounded-md border">
        {zones.map((one) => (
          <li
            key={one.zone}
            data-zone={one.zone}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {one.zone.replaceAll('_', ' ')}
              {one.unknown > 0 && (
                <span className="block text-dense text-muted">
                  {t('De ellas, sin zona conocida: {{people}}', { people: formatNumber(one.unknown) })}
                </span>
              )}
            </span>
            <span className="text-dense text-muted tabular-nums">
              {t('Personas: {{people}} · {{moment}}', {
                people: formatNumber(one.people),
                moment: inZone(one.at, one.zone),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When the first and the last of them get it, by the clock of who looks. */
function Span({ zones }: { zones: LetterZones['zones'] }) {
  const { t } = useTranslation()
  const [first] = zones
  const last = zones.at(-1)
  return (
    <p role="status" className="text-dense">
      {first && last
        ? t('En tu hora, llega a las primeras el {{first}} y a las últimas el {{last}}.', {
            first: formatDateTime(first.at),
            last: formatDateTime(last.at),
          })
        : t('En la lista no hay nadie que haya confirmado.')}
    </p>
  )
}

function peopleIn(zones: LetterZones['zones']): number {
  return zones.reduce((sum, { people }) => sum + people, 0)
}

/** A moment by the clock of the people who live there. */
function inZone(at: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return formatEntered(clock.format(new Date(at)).replace(' ', 'T'))
}
