import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** On Linux each thread has a priority of its own, and those that collect V8's memory are there before any of our code. */
const threads = '/proc/self/task'
const thisProcess = 0

/** Lets the server beside this process come first: packing a copy would take its processor. */
export function giveWay(): void {
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [thisProcess]
  for (const id of ids) setPriority(id, constants.priority.PRIORITY_LOW)
}
