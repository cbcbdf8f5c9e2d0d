import { expect, test } from 'vitest'
import { commandsFor } from './catalogue.ts'

const idsFor = (...person: Parameters<typeof commandsFor>) => commandsFor(...person).map(({ id }) => id)

test('a client is not offered what only members may do', () => {
  const member = idsFor({ isAdministrator: false, role: 'member' })
  const client = idsFor({ isAdministrator: false, role: 'client' })
  expect(member).toEqual(expect.arrayContaining(['new-project', 'new-task']))
  expect(member.filter((id) => !client.includes(id))).toEqual(['new-project', 'new-task'])
})
