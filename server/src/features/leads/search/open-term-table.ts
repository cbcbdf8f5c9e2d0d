import type { Database } from '../../../platform/database/database.ts'
import { postgresTerms } from './postgres/store.ts'
import { sqliteTerms } from './sqlite/store.ts'
import type { TermTable } from './term-table.ts'

export function termTable(database: Database): TermTable {
  return database.engine === 'sqlite' ? sqliteTerms(database) : postgresTerms(database)
}
