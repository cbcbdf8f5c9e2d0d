import { describe, expect, it } from 'vitest'
import { type Room, type RoomName } from '../platform/rooms/room.ts'
import { inOrder } from './assemble.ts'
import { rooms } from './rooms.ts'

function room(name: RoomName, needs: readonly RoomName[] = [], late: readonly RoomName[] = []): Room {
  return {
    name,
    needs,
    late,
    policy: {},
    open: () => ({}),
    subscriptions: () => ({}),
    follower: () => undefined,
  }
}
const names = (ordered: readonly Room[]) => ordered.map(({ name }) => name)

describe('rooms', () => {
  it('are made after those that they need', () => {
    const given = [
      room('leads', ['pages', 'tasks']),
      room('pages', ['sites'], ['leads']),
      room('tasks'),
      room('sites'),
    ]
    expect(names(inOrder(given))).toEqual(['sites', 'pages', 'tasks', 'leads'])
    const ordered = names(inOrder(rooms))
    expect(ordered).toHaveLength(rooms.length)
    for (const { name, needs } of rooms)
      for (const need of needs) expect(ordered.indexOf(need)).toBeLessThan(ordered.indexOf(name))
  })

  it('are refused where they need each other and none says so', () => {
    expect(() => inOrder([room('leads', ['pages']), room('pages', ['leads'])])).toThrow(
      'leads -> pages -> leads. One of them says "late".',
    )
  })

  it('are refused where one is missing, asked for or named twice', () => {
    expect(() => inOrder([room('leads', ['pages'])])).toThrow('leads needs pages, which is no room.')
    expect(() => inOrder([room('leads', [], ['pages'])])).toThrow('leads needs pages, which is no room.')
    expect(() => inOrder([room('leads'), room('leads')])).toThrow('Two rooms have the same name.')
  })

  it('say "late" only where a need would go round', () => {
    const reaches = (from: RoomName, to: RoomName): boolean =>
      rooms.some(({ name, needs }) => name === from && needs.some((need) => need === to || reaches(need, to)))
    const inVain = rooms.flatMap(({ name, late }) =>
      late
        .filter((other) => other !== 'house' && !reaches(other, name))
        .map((other) => `${name} -> ${other}`),
    )
    expect(inVain).toEqual([])
  })
})
