import { importBytes } from '@aurelio/contracts/collections'
import { jsonFile, listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { collectionAccess } from './access.ts'
import { itemService } from './items/service.ts'
import { shownItems } from './items/shown.ts'
import { itemStore } from './items/store.ts'
import { collectionPolicy } from './policy.ts'
import { collectionRoutes } from './routes.ts'
import { collectionService } from './service.ts'
import { collectionStore } from './store.ts'
import { exportRoute } from './table/export-route.ts'
import { itemImport } from './table/import.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit'>

function collectionsFeature({ database, access, emit }: Parts) {
  const store = collectionStore(database)
  const items = itemStore(database)
  const may = collectionAccess({ access, store })
  const service = collectionService({ database, access, emit, store, items, may })
  const parts = { database, emit, store: items, may }
  const ofItems = itemService(parts)
  const feature: Feature = {
    calls: { collections: collectionRoutes(service, ofItems, itemImport(parts)) },
    bodies: [{ path: '/api/collections/{id}/import', bytes: importBytes }],
    routes: [exportRoute(service, ofItems)],
    async *exportsOfWorkspace(session) {
      for (const collection of (await service.list(session)).items) {
        const folder = `colecciones/${collection.id}`
        yield jsonFile(`${folder}.json`, collection)
        yield* listFiles(folder, (page) =>
          ofItems.list(session, collection.id, { ...page, operator: 'is', value: '', direction: 'up' }),
        )
      }
    },
  }
  return { feature, shown: shownItems({ store, items }) }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    collections: ReturnType<typeof collectionsFeature>
  }
}

export const collectionsRoom = defineRoom({
  name: 'collections',
  policy: collectionPolicy,
  make: ({ platform }) => collectionsFeature(platform),
})
