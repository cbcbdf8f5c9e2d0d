import type { Feature } from '../platform/feature.ts'
import type { Bearer } from '../platform/http/environment.ts'
import type { Hosts } from '../platform/http/hosts.ts'
import type { SessionOf } from '../platform/http/plain-routes.ts'
import type { Platform } from '../platform/platform.ts'
import { type House, houseOf } from '../platform/rooms/house.ts'
import type { MadeRooms, Room, RoomName, Rooms } from '../platform/rooms/room.ts'
import { rooms } from './rooms.ts'

export type Product = {
  features: readonly Feature[]
  house: House
  sessionOf: SessionOf
  bearerOf: (token: string) => Promise<Bearer | null>
  hosts: Hosts
}

/** The product: its rooms, each made after those that it needs, and what they do on what happens. */
export function assemble(platform: Platform): Product {
  const features: Feature[] = []
  const made = emptyHouse()
  const house = houseOf(features, platform.access)
  made.set('house', house)
  for (const room of inOrder(rooms)) features.push(room.open(made, platform))
  platform.events.subscribe(
    rooms.map((room) => ({
      on: room.subscriptions(made, platform),
      onEvery: room.follower(made, platform),
    })),
  )
  const { sessionOf } = made.get('session')
  return {
    features,
    house,
    sessionOf,
    bearerOf: made.get('apiTokens').bearerOf,
    hosts: made.get('hosts').hosts,
  }
}

function emptyHouse(): MadeRooms {
  const made: Partial<Rooms> = {}
  return {
    get(name) {
      const room = made[name]
      if (!room) throw new Error(`The room ${name} is asked for before it is made; name it in "needs".`)
      return room
    },
    set: (name, room) => void (made[name] = room),
  }
}

/**
 * The rooms, each behind those that it needs. Throws where one is named twice or by nobody, where rooms need each other
 * and none of them says so (`late`), and where one says so in vain.
 */
export function inOrder(given: readonly Room[]): Room[] {
  const byName = new Map(given.map((room) => [room.name, room]))
  if (byName.size < given.length) throw new Error('Two rooms have the same name.')
  const ordered = new Set<Room>()
  const enter = (name: RoomName, path: readonly RoomName[]) => {
    if (name === 'house') return
    const room = byName.get(name)
    if (!room) throw new Error(`${path.at(-1)} needs ${name}, which is no room.`)
    if (ordered.has(room)) return
    if (path.includes(name))
      throw new Error(`Rooms need each other: ${[...path, name].join(' -> ')}. One of them says "late".`)
    for (const need of room.needs) enter(need, [...path, name])
    ordered.add(room)
  }
  for (const { name } of given) enter(name, [])
  for (const { name, late } of given)
    for (const other of late)
      if (other !== 'house' && !byName.has(other))
        throw new Error(`${name} needs ${other}, which is no room.`)
  return [...ordered]
}
