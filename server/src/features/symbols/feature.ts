import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AroundSymbols, symbolsOnPages } from './on-pages.ts'
import { symbolLog } from './log/symbol-log.ts'
import { symbolRoutes } from './routes.ts'
import { symbolService } from './service.ts'
import { symbolStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { symbolPolicy } from './policy.ts'

/** A part of a page with its pictures inside it. */
const symbolBytes = 4 * 1024 * 1024

export function symbolsFeature(
  parts: Pick<Platform, 'database' | 'access' | 'emit' | 'log'> & AroundSymbols,
) {
  const store = symbolStore(parts.database)
  const steps = symbolLog(parts)
  const symbols = symbolService({ ...parts, store, steps })
  const onPages = symbolsOnPages({ ...parts, store })
  const feature: Feature = {
    calls: { symbols: symbolRoutes(symbols, onPages) },
    bodies: ['/api/symbols', '/api/symbols/{id}'].map((path) => ({ path, bytes: symbolBytes })),
    close: steps.close,
    async *exportsOfWorkspace(session) {
      for (const { id } of (await symbols.list(session)).items)
        yield jsonFile(`simbolos/${id}.json`, await symbols.get(session, id))
    },
  }
  return { feature, onPages, service: symbols, shared: steps.shared }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    symbols: ReturnType<typeof symbolsFeature>
  }
}

export const symbolsRoom = defineRoom({
  name: 'symbols',
  policy: symbolPolicy,
  needs: ['pages'],
  make: ({ platform, from }) => symbolsFeature({ ...platform, ...from('pages').publishing }),
})
