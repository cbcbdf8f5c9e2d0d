import { pageScheduleSchema } from '@aurelio/contracts/page-schedules'
import { siteTarget } from './page-batches.ts'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** A table of one row, with a word that each place takes. */
const scheduleTable = 'titulo,slug,texto\nPintor en Madrid,/pintor-madrid,Pintamos en Madrid.\n'

/** A schedule as the screen asks for it; what a test is about it says itself. */
export function scheduleBody(target: unknown, given: object = {}) {
  return {
    name: 'Pintores',
    target,
    table: { kind: 'kept', name: 'pintores.csv', text: scheduleTable },
    places: { kind: 'kept', name: 'lugares.txt', text: 'Reus\nLugo' },
    recipe: {
      keywords: [{ text: 'Madrid', column: 0 }],
      columns: { title: 'titulo', slug: 'slug', description: null, content: 'texto' },
    },
    rhythm: { every: 'day', time: '06:00', zone: 'Europe/Madrid' },
    ...given,
  }
}

/** One that has not run, for a place of its own. */
export async function createSchedule(person: Person): Promise<string> {
  const places = { kind: 'kept', name: 'lugares.txt', text: crypto.randomUUID() }
  const made = await person.call(
    'POST',
    '/api/page-schedules',
    scheduleBody(await siteTarget(person), { places }),
  )
  return pageScheduleSchema.parse(bodyOf(made)).id
}
