import { expect, test } from 'vitest'
import { commandsFor } from './catalogue.ts'

const idsFor = (...person: Parameters<typeof commandsFor>) => commandsFor(...person).map(({ id }) => id)

test('a client is not offered what only members may do', () => {
  const member = idsFor({ isAdministrator: false, role: 'member' })
  const client = idsFor({ isAdministrator: false, role: 'client' })
  expect(member).toEqual(expect.arrayContaining(['new-project', 'new-task']))
  expect(member.filter((id) => !client.includes(id))).toEqual(['new-project', 'new-task'])
})

test('accounts are offered to administrators alone', () => {
  const administrator = idsFor({ isAdministrator: true, role: 'owner' })
  const owner = idsFor({ isAdministrator: false, role: 'owner' })
  expect(administrator.filter((id) => !owner.includes(id))).toEqual(['accounts'])
})

test('ids and shortcuts are told apart, and no shortcut begins another', () => {
  const commands = commandsFor({ isAdministrator: true, role: 'owner' })
  const ids = commands.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const shortcuts = commands.flatMap(({ shortcut }) => shortcut ?? [])
  expect(shortcuts.filter((one) => shortcuts.filter((other) => other.startsWith(one)).length > 1)).toEqual([])
})

test('the palette begins with the specified commands (dashboard.md §2)', () => {
  expect(idsFor({ isAdministrator: false, role: 'member' }).slice(0, 4)).toEqual([
    'new-project',
    'tasks',
    'new-task',
    'new-page',
  ])
})
