import { z } from 'zod'
import { libraryEvents, pageEvents, reviewEvents, siteEvents } from './events/builder.ts'
import { contestEvents } from './events/contests.ts'
import { experimentEvents } from './events/experiments.ts'
import { funnelEvents } from './events/funnels.ts'
import { leadEvents } from './events/leads.ts'
import type { Told } from './events/event.ts'
import { notificationEvents, reportEvents, tokenEvents } from './events/integrations.ts'
import { subscriptionEvents } from './events/subscriptions.ts'
import { said } from './rooms.ts'
import { calendarEvents, projectEvents, taskEvents } from './events/work.ts'
import { sampleEvents, workspaceEvents } from './events/workspaces.ts'

/** Every kind of event, each said once, by its room. */
const [first, ...others] = [
  ...workspaceEvents,
  ...projectEvents,
  ...taskEvents,
  ...calendarEvents,
  ...pageEvents,
  ...siteEvents,
  ...libraryEvents,
  ...contestEvents,
  ...experimentEvents,
  ...funnelEvents,
  ...leadEvents,
  ...reviewEvents,
  ...tokenEvents,
  ...reportEvents,
  ...subscriptionEvents,
  ...sampleEvents,
  ...notificationEvents,
  ...said.events,
] as const
export const eventDefinitions = [first, ...others] as const
type Definition = (typeof eventDefinitions)[number]

export const eventSchema = z.discriminatedUnion('kind', [first.schema, ...others.map(({ schema }) => schema)])
/**
 * One thing that happened. The service in which it happens tells it once, in the transaction that writes it; what its
 * definition says follows from it of itself, and what rooms do on it they say in their `feature.ts`.
 */
export type DomainEvent = z.infer<typeof eventSchema>
/** What happens in a workspace, as `thing.event`. */
export type DomainEventKind = DomainEvent['kind']
export type EventOf<Kind extends DomainEventKind> = Extract<DomainEvent, { kind: Kind }>

type Active = Extract<Definition, { told: { activity: true } }>
type Notifying = Extract<Definition, { told: { notifies: true } }>
type Recorded = Extract<Definition, { told: { record: unknown } }>

/** What stands in the list of what happened. */
export const activityKinds = eventDefinitions
  .filter((one): one is Active => 'activity' in one.told)
  .map(({ kind }) => kind)
/** What people are notified of. */
export const notifyingKinds = eventDefinitions
  .filter((one): one is Notifying => 'notifies' in one.told)
  .map(({ kind }) => kind)
const recorded = eventDefinitions.filter((one): one is Recorded => 'record' in one.told)
/** As what the record keeps events. */
export const recordKindsOfEvents = [...new Set(recorded.map(({ told }) => told.record.kind))]

type TopicIn<Key extends 'topics' | 'topicsOfClients' | 'topicsOfPeople'> = Extract<
  Definition,
  { told: Record<Key, readonly string[]> }
>['told'][Key][number]
type Topic = TopicIn<'topics'> | TopicIn<'topicsOfClients'> | TopicIn<'topicsOfPeople'>
/** What follows, with the topics that there are. */
type Follows = Omit<Told, 'topics' | 'topicsOfClients' | 'topicsOfPeople'> & {
  topics?: readonly Topic[]
  topicsOfClients?: readonly Topic[]
  topicsOfPeople?: readonly Topic[]
}
const all: readonly Follows[] = eventDefinitions.map(({ told }) => told)
/** Every topic that some event names. */
export const topicsOfEvents = [
  ...new Set(
    all.flatMap(({ topics = [], topicsOfClients = [], topicsOfPeople = [] }) => [
      ...topics,
      ...topicsOfClients,
      ...topicsOfPeople,
    ]),
  ),
]

const definitions: ReadonlyMap<string, Follows> = new Map(
  eventDefinitions.map(({ kind, told }) => [kind, told]),
)
/** What follows of itself from an event of this kind. */
export function toldOf(kind: DomainEventKind): Follows {
  return definitions.get(kind) ?? {}
}

const records: ReadonlyMap<string, Recorded['told']['record']> = new Map(
  recorded.map(({ kind, told }) => [kind, told.record]),
)
/** What the record keeps of an event of this kind; undefined where it keeps nothing. */
export function recordOf(kind: DomainEventKind): Recorded['told']['record'] | undefined {
  return records.get(kind)
}
