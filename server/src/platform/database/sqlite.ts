import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const cachedStatements = 500

/**
 * Opens the file as the product needs it: WAL, synced at each commit, foreign keys on. The log goes back into the file when
 * it has 16 MB, so that a page that many commits write goes there once.
 */
export function openSqliteFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000',
  )
  return db
}

/** Kysely's SQLite dialect over `node:sqlite`; a failing migration is rolled back whole. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(db: DatabaseSync) {
    super({ database: kyselyDatabase(db) })
  }
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

/** Kysely says SQLite has no transactional DDL; it has, and without this a failed migration leaves its first half. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cache.get(sql)
      if (known) return known
      // A deferred BEGIN that reads first fails at once with SQLITE_BUSY when another process writes.
      const statement = wrap(prepared(db, sql === 'begin' ? 'begin immediate' : sql))
      const made = sql === 'rollback' ? whereOneIsOpen(db, statement) : statement
      if (cache.size >= cachedStatements) cache.clear()
      cache.set(sql, made)
      return made
    },
  }
}

/**
 * Where another connection has changed the schema, and a trigger of this statement meets a full-text table for the first time,
 * SQLite drops the schema in the middle of reading the statement and finds no table. The second time it has read it anew.
 */
function prepared(db: DatabaseSync, sql: string): StatementSync {
  try {
    return db.prepare(sql)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no such table: ')) return db.prepare(sql)
    throw error
  }
}

/** A full disk ends the transaction by itself; to end it once more would be the error that is told. */
function whereOneIsOpen(db: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 }
  return { ...rollback, run: (values) => (db.isTransaction ? rollback.run(values) : nothing) }
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  throw new TypeError('This value needs JSON.stringify before it goes to the database')
}
