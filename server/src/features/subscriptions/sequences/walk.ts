import { createHash } from 'node:crypto'
import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { Temporal } from 'temporal-polyfill'
import type { SequencePersonRow } from '../../../platform/database/tables/subscriptions.ts'
import { type SequenceVersion, stepAfter, stepOf } from './graph.ts'
import { answers, type Known } from './questions.ts'

type Letter = Extract<SequenceNode, { kind: 'letter' }>
/** What is done beside writing, in the transaction in which the person goes on. */
export type Deed = Extract<SequenceNode, { kind: 'label' | 'task' | 'webhook' }>
type Place = Pick<SequencePersonRow, 'stepId' | 'dueAt' | 'deadline' | 'position'>
type Walked = {
  patch: Partial<SequencePersonRow>
  deeds: Deed[]
  /** The letter at which they stand now, to be handed over. */
  letter: Letter | null
}

const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }
/** A way that is longer within one moment is a circle that no check has found. */
const longest = 400

export type Walker = Pick<
  SequencePersonRow,
  'sequenceId' | 'subscriberId' | 'stepId' | 'dueAt' | 'deadline' | 'position' | 'enteredAt'
>

/**
 * Takes somebody as far as they can go now: over everything that takes no time, until a wait, a letter or the end. Nothing is
 * written here, so the same is done once however often it is asked.
 */
export function walk(
  person: Walker,
  { graph, rules }: SequenceVersion,
  known: Known,
  { now, zone }: { now: string; zone: string },
): Walked {
  const deeds: Deed[] = []
  const labels = new Set(known.labels)
  const knows: Known = { ...known, labels }
  const has = (question: Parameters<typeof answers>[0]) => answers(question, knows, person.enteredAt)
  const { stepId, dueAt, deadline, position } = person
  let place: Place = { stepId, dueAt, deadline, position }
  const go = (port: string, at: string) => {
    place = {
      stepId: stepAfter(graph, place.stepId, port) ?? '',
      dueAt: at,
      deadline: null,
      position: place.position + 1,
    }
  }
  const ends = (patch: Partial<SequencePersonRow>): Walked => ({
    patch: { ...place, tries: 0, held: 0, ...patch },
    deeds,
    letter: null,
  })

  for (let steps = 0; steps < longest; steps += 1) {
    if (rules.exit.some(has)) return ends({ state: 'left' })
    const node = stepOf(graph, place.stepId)
    if (!node) return ends({ state: 'finished', stepId: '' })
    switch (node.kind) {
      case 'letter':
        return { patch: { ...place, dueAt: now }, deeds, letter: node }
      case 'wait':
      case 'wait-day': {
        // From the moment at which it was due, so that a process that was away shifts nobody's letters for ever.
        const until = place.deadline ?? waitEnd(node, place.dueAt, zone)
        if (until > now) return ends({ dueAt: until, deadline: until })
        go('next', until)
        break
      }
      case 'wait-for': {
        const until = place.deadline ?? later(place.dueAt, node)
        if (has(node.question)) go('yes', now)
        else if (until > now) return ends({ dueAt: until, deadline: until })
        else go('no', until)
        break
      }
      case 'condition':
        go(has(node.question) ? 'yes' : 'no', place.dueAt)
        break
      case 'fork':
        go(shareOf(person, node.id) < node.share ? 'a' : 'b', place.dueAt)
        break
      case 'goal':
        if (has(node.question)) return ends({ state: 'reached' })
        go('next', place.dueAt)
        break
      case 'label':
        if (node.takes) labels.delete(node.label)
        else labels.add(node.label)
        deeds.push(node)
        go('next', place.dueAt)
        break
      case 'task':
      case 'webhook':
        deeds.push(node)
        go('next', place.dueAt)
    }
  }
  return ends({ state: 'left' })
}

function later(from: string, { amount, unit }: { amount: number; unit: keyof typeof unitMs }): string {
  return new Date(Date.parse(from) + amount * unitMs[unit]).toISOString()
}

function waitEnd(
  node: Extract<SequenceNode, { kind: 'wait' | 'wait-day' }>,
  from: string,
  zone: string,
): string {
  return node.kind === 'wait' ? later(from, node) : nextHour(from, node, zone)
}

/** The first such hour of such a day after a moment, by the clock on the wall there. */
export function nextHour(
  from: string,
  { weekday, hour }: { weekday: number; hour: number },
  zone: string,
): string {
  const start = Temporal.Instant.from(from).toZonedDateTimeISO(zone)
  for (let days = 0; days <= 7; days += 1) {
    const day = start.add({ days })
    // An hour that the clocks leave out is the one after it.
    const at = day.toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: { hour } })
    const isDay = weekday === 0 || at.dayOfWeek === weekday
    if (isDay && Temporal.ZonedDateTime.compare(at, start) > 0) return iso(at)
  }
  return iso(start.add({ days: 7 }))
}

function iso(at: Temporal.ZonedDateTime): string {
  return new Date(at.epochMilliseconds).toISOString()
}

/** A number from 0 to 99 that is always the same for a person at a fork, and for nobody else. */
function shareOf({ sequenceId, subscriberId }: Walker, stepId: string): number {
  const digest = createHash('sha256').update(`${sequenceId} ${stepId} ${subscriberId}`).digest()
  return digest.readUInt32BE(0) % 100
}
