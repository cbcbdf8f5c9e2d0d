import { health } from './health.ts'
import { leads } from './leads.ts'
import { pages } from './pages.ts'
import { session } from './session.ts'

/** Every call between web and server. Paths stand under `/api`. */
export const contract = { health, session, pages, leads }
export type Contract = typeof contract
