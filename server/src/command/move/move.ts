import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../platform/config.ts'
import { lockDataFolder } from '../../platform/database/lock.ts'
import { type Command, CommandError } from '../command.ts'
import { connectTo } from '../database/postgres-schema.ts'
import { moveInto } from './move-into.ts'

/** Carries an installation from SQLite to PostgreSQL; the SQLite file stays as it is. */
export const move: Command = {
  usage: 'move --to <postgres://usuario@servidor/base>',
  words: [0, 0],
  options: { to: { type: 'string' } },
  details: [
    'Con el servidor parado, a una base de datos vacía. Si se corta, da la misma orden otra vez: sigue donde estaba.',
    'Al final compara cada fila de cada tabla. El archivo de SQLite se queda como está.',
    'La contraseña puede ir en PGPASSWORD en vez de en la dirección, donde otros la verían.',
  ],
  async run({ options }, { say, readConfig }) {
    const { to } = options
    if (typeof to !== 'string' || !/^postgres(ql)?:\/\//.test(to))
      throw new CommandError('Di a qué base de datos: --to postgres://usuario@servidor/base')
    const config = readConfig()
    const file = sqliteFile(config)
    const unlock = lockDataFolder(config.dataDir)
    try {
      const client = await connectTo(to)
      try {
        await moveInto({ client, url: to, file, say })
      } finally {
        await client.end()
      }
    } finally {
      unlock()
    }
    say('Arranca el servidor con esa base en DATABASE_URL y la misma carpeta de datos (DATA_DIR).')
    say(`${file} se queda como estaba: guárdalo hasta que lo hayas visto todo.`)
  },
}

function sqliteFile({ database }: Config): string {
  if (database.engine !== 'sqlite')
    throw new CommandError(
      'Esta instalación ya usa PostgreSQL (ajuste DATABASE_URL): no hay nada que llevar.',
    )
  if (!existsSync(database.file))
    throw new CommandError(`Aquí no hay ninguna base de datos: ${database.file} no existe (ajuste DATA_DIR).`)
  // A file that is no database says so before anything is done elsewhere.
  try {
    new DatabaseSync(database.file, { readOnly: true }).close()
  } catch (error) {
    throw new CommandError(`${database.file} no se puede leer.`, { cause: error })
  }
  return database.file
}
