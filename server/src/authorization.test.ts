import { describe, expect, it } from 'vitest'
import { appRoutes } from './testing/app-routes.ts'
import { whoMayCall } from './testing/authorization/matrix.ts'
import { table } from './testing/authorization/table.ts'

it('every route has its row, and every row its route', async () => {
  expect(Object.keys(table).toSorted()).toEqual(await appRoutes())
})

describe('who may call on SQLite', () => {
  whoMayCall('sqlite')
})
