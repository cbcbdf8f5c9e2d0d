import { afterAll } from 'vitest'
import { endAll } from './at-end.ts'

// Here, which runs for each file before it is collected: vitest loses an `afterAll` that a running test or hook asks for,
// and files that share a worker share their modules.
afterAll(endAll)
