import type { DomainEvent } from '@aurelio/contracts/events'
import type { Policy } from '../access/access.ts'
import type { Subscriber, Subscriptions } from '../events/events.ts'
import type { Feature } from '../feature.ts'
import type { Platform } from '../platform.ts'
import type { House } from './house.ts'

/**
 * What each room gives to others, by its name. A room adds its own line where it is defined:
 * `declare module '../../platform/rooms/room.ts' { interface Rooms { webhooks: ReturnType<typeof webhooksFeature> } }`.
 */
export interface Rooms {
  /** All rooms together, for what speaks of every one of them. */
  house: House
}
export type RoomName = keyof Rooms

/** How a room reaches the others. */
export type Neighbours<Need extends RoomName, Late extends RoomName> = {
  platform: Platform
  /** One of those that it needs, made before it. */
  from: <Name extends Need>(name: Name) => Rooms[Name]
  /** One that needs this room in turn: only when something is done, never while rooms are being made. */
  later: <Name extends Late>(name: Name) => Rooms[Name]
}

type RoomDefinition<Name extends RoomName, Need extends RoomName, Late extends RoomName> = {
  name: Name
  /** Its rows of who may do what. */
  policy?: Policy
  /** The rooms that are made before it. */
  needs?: readonly Need[]
  /** Those that cannot be, for they need this one. */
  late?: readonly Late[]
  make: (neighbours: Neighbours<Need, Late>) => Rooms[Name] & { feature: Feature }
  /** What it does on events, its own and those of others. */
  on?: (room: Rooms[Name], neighbours: Neighbours<Need, Late>) => Subscriptions
  /** What it does on every event; now or later, as the definition of the event says. */
  onEvery?: (room: Rooms[Name], neighbours: Neighbours<Need, Late>) => Subscriber<DomainEvent>
}

/** The rooms that are made already; throws for one that is not. */
export type MadeRooms = {
  get: <Name extends RoomName>(name: Name) => Rooms[Name]
  set: <Name extends RoomName>(name: Name, room: Rooms[Name]) => void
}

/** A room as the assembler holds it: what it gives is known to those alone who name it. */
export type Room = {
  name: RoomName
  policy: Policy
  needs: readonly RoomName[]
  late: readonly RoomName[]
  /** Makes it, and says what it brings. */
  open: (made: MadeRooms, platform: Platform) => Feature
  subscriptions: (made: MadeRooms, platform: Platform) => Subscriptions
  follower: (made: MadeRooms, platform: Platform) => Subscriber<DomainEvent> | undefined
}

function neighbours({ get }: MadeRooms, platform: Platform) {
  return { platform, from: get, later: get }
}

/** Defines a room: all that others have to know of it stands in its `feature.ts`. */
export function defineRoom<
  Name extends RoomName,
  const Need extends RoomName = never,
  const Late extends RoomName = never,
>(definition: RoomDefinition<Name, Need, Late>): Room {
  const { name, policy = {}, needs = [], late = [], make, on, onEvery } = definition
  return {
    name,
    policy,
    needs,
    late,
    open(made, platform) {
      const room = make(neighbours(made, platform))
      made.set(name, room)
      return room.feature
    },
    subscriptions: (made, platform) => on?.(made.get(name), neighbours(made, platform)) ?? {},
    follower: (made, platform) => onEvery?.(made.get(name), neighbours(made, platform)),
  }
}
