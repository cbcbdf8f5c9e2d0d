import { abilitiesSchema, type Action, actions } from '@aurelio/contracts/access'
import { expect, test } from 'vitest'
import { commandsFor } from './catalogue.ts'

/** What somebody may who may do everything, or everything but this. */
const allBut = (...without: readonly Action[]) =>
  abilitiesSchema.parse(Object.fromEntries(actions.map((action) => [action, !without.includes(action)])))
const idsFor = (...person: Parameters<typeof commandsFor>) => commandsFor(...person).map(({ id }) => id)

test('nobody is offered what they may not do', () => {
  const member = idsFor(allBut())
  const client = idsFor(allBut('projects.change', 'tasks.change'))
  expect(member).toEqual(expect.arrayContaining(['new-project', 'new-task']))
  expect(member.filter((id) => !client.includes(id))).toEqual(['new-project', 'new-task'])
})

test('accounts are offered to administrators alone', () => {
  const administrator = idsFor(allBut())
  const owner = idsFor(allBut('accounts.manage'))
  expect(administrator.filter((id) => !owner.includes(id))).toEqual(['accounts'])
})

test('ids and shortcuts are told apart, and no shortcut begins another', () => {
  const commands = commandsFor(allBut())
  const ids = commands.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const shortcuts = commands.flatMap(({ shortcut }) => shortcut ?? [])
  expect(shortcuts.filter((one) => shortcuts.filter((other) => other.startsWith(one)).length > 1)).toEqual([])
})

test('the palette begins with the specified commands (dashboard.md §2)', () => {
  expect(idsFor(allBut()).slice(0, 4)).toEqual(['new-project', 'tasks', 'new-task', 'new-page'])
})
