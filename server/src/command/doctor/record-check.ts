import { existsSync } from 'node:fs'
import { verifyChain } from '../../platform/audit/chain.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { type Check, fine, wrong } from './finding.ts'

/** The record of what was done: whether all of it stands there as it was written. */
export const recordCheck: Check = {
  about: 'Registro',
  async look({ database: settings }) {
    if (settings.engine === 'sqlite' && !existsSync(settings.file)) return [fine('aún no hay')]
    const database = openDatabase(settings, () => {})
    try {
      const tables = await database.kysely.introspection.getTables()
      if (!tables.some(({ name }) => name === 'auditChain')) return [fine('se encadena al arrancar')]
      const report = await verifyChain(database)
      if (report.isWhole)
        return [
          fine(`${report.entries} entradas encadenadas${report.digest && `; la última es ${report.digest}`}`),
        ]
      const { seq, entry } = report
      const what = entry
        ? `la entrada ${seq} (${entry.kind}, ${entry.at}) se ha cambiado`
        : `falta la entrada ${seq}`
      return [
        wrong(
          what,
          'Alguien ha escrito en la base por fuera: compárala con la última copia y cambia las claves.',
        ),
      ]
    } finally {
      await database.close()
    }
  },
}
