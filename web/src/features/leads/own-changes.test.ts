import { expect, it } from 'vitest'
import { ownChanges } from './own-changes.ts'

/** A lead on a server that refuses what was not made over its last version. */
function server() {
  let version = 1
  return {
    touch: () => (version += 1),
    save: async (base: number) => {
      await Promise.resolve()
      if (base !== version) throw new Error(`${base} is not ${version}`)
      version += 1
      return { version }
    },
  }
}

it('goes over its own changes, those under way too', async () => {
  const { save } = server()
  const own = ownChanges()
  const both = [own.change('a', 1, save), own.change('a', 1, save)]
  expect(await Promise.all(both)).toEqual([{ version: 2 }, { version: 3 }])
  expect(await own.change('a', 2, save)).toEqual({ version: 4 })
})

it('never goes over what somebody else did', async () => {
  const { save, touch } = server()
  const own = ownChanges()
  await own.change('a', 1, save)
  touch()
  await expect(own.change('a', 1, save)).rejects.toThrow('2 is not 3')
  await expect(own.change('a', 2, save)).rejects.toThrow('2 is not 3')
  expect(await own.change('a', 3, save)).toEqual({ version: 4 })
  // What it saw before that was not its own.
  await expect(own.change('a', 2, save)).rejects.toThrow('2 is not 4')
})
