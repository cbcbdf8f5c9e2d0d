import { type LetterZones, type LocalTime, localTimeSchema } from '@aurelio/contracts/letter-times'
import { Temporal } from 'temporal-polyfill'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'

export function localTimeOf({ localTime }: Pick<LetterRow, 'localTime'>): LocalTime | null {
  return localTime === null ? null : localTimeSchema.parse(JSON.parse(localTime))
}

/**
 * When the people of each zone get a letter, the first ones first. An hour that the clocks leave out is the one after it, and of
 * one that they have twice it is the first.
 * @param zones how many live where; '' for those who get it by the clock of the workspace, `own`
 * @param from what lies before this is over
 */
export function localMoments(
  local: LocalTime,
  zones: readonly { zone: string; people: number }[],
  own: string,
  from: string,
): LetterZones['zones'] {
  return [...Map.groupBy(zones, ({ zone }) => zone || own)]
    .map(([zone, some]) => {
      const asked = iso(Temporal.PlainDateTime.from(local.at).toZonedDateTime(zone))
      const isPast = asked < from
      const over = local.past === 'now' ? from : nextHourOf(local, zone, from)
      return {
        zone,
        people: sum(some),
        unknown: sum(some.filter((one) => one.zone === '')),
        at: isPast ? over : asked,
        isPast,
      }
    })
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.zone.localeCompare(other.zone))
}

/** The first time that the clocks of a zone show the hour of a letter, from a moment on. */
export function nextHourOf({ at }: Pick<LocalTime, 'at'>, zone: string, from: string): string {
  const plainTime = Temporal.PlainTime.from(at)
  const today = Temporal.Instant.from(from).toZonedDateTimeISO(zone).toPlainDate()
  const next = iso(today.toZonedDateTime({ timeZone: zone, plainTime }))
  return next >= from ? next : iso(today.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime }))
}

function sum(zones: readonly { people: number }[]): number {
  return zones.reduce((people, zone) => people + zone.people, 0)
}

function iso(at: Temporal.ZonedDateTime): string {
  return new Date(at.epochMilliseconds).toISOString()
}
