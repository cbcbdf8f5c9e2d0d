import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import { assemble } from '../app/assemble.ts'
import type { Session } from '../platform/access/session.ts'
import type { Database } from '../platform/database/database.ts'
import { type Command, CommandError } from './command.ts'
import { withPlatform } from './installation.ts'

/** Takes a workspace's data away, as its owner would on the screen. */
export const exportWorkspace: Command = {
  usage: 'export <archivo.zip> [--workspace <nombre o id>]',
  words: [1, 1],
  options: { workspace: { type: 'string' } },
  details: [
    'Páginas, sitios, leads, proyectos, tareas, actividad e imágenes de un espacio, en JSON y en sus archivos.',
    '--workspace hace falta donde hay más de uno; sin él, dice cuáles hay.',
  ],
  async run({ words: [name = ''], options }, { say, folder, readConfig }) {
    const file = resolve(folder, name)
    const wanted = typeof options['workspace'] === 'string' ? options['workspace'] : undefined
    await withPlatform(readConfig(), async (platform) => {
      const session = await sessionIn(platform.database, wanted)
      const { features, house } = assemble(platform)
      try {
        await save(file, makeZip(house.exportsOfWorkspace(session)))
      } finally {
        for (const { close } of features) await close?.()
        await platform.events.stop()
      }
      say(`Guardado «${session.workspace.name}» en ${file}`)
    })
  },
}

/** Somebody who sees everything of the workspace. */
async function sessionIn(database: Database, wanted: string | undefined): Promise<Session> {
  const rows = await database
    .query()
    .selectFrom('organization')
    .innerJoin('member', (join) =>
      join.onRef('member.organizationId', '=', 'organization.id').on('member.role', 'like', '%owner%'),
    )
    .innerJoin('user', 'user.id', 'member.userId')
    .select([
      'organization.id',
      'organization.name',
      'user.id as userId',
      'user.name as userName',
      'user.email',
    ])
    .orderBy('organization.name')
    .execute()
  const fitting = rows.filter(({ id, name }) => wanted === undefined || id === wanted || name === wanted)
  const found = new Map(fitting.map((row) => [row.id, row]))
  const [first] = found.values()
  if (!first) throw new CommandError(wanted ? `No hay ningún espacio «${wanted}».` : 'No hay ningún espacio.')
  if (found.size > 1)
    throw new CommandError(
      ['Hay más de un espacio: di cuál con --workspace.', ...[...found.values()].map(named)].join('\n'),
    )
  const { id, name, userId, userName, email } = first
  return {
    user: { id: userId, name: userName, email, image: null },
    workspace: { id, name, role: 'owner', logo: null },
    isKeeper: false,
    origin: null,
    sessionId: '',
  }
}

function named({ id, name }: { id: string; name: string }) {
  return `  ${name} (${id})`
}

/** The file has its name once it is whole; one of that name is left alone. */
async function save(file: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(bytes), createWriteStream(draft, { mode: 0o600, flush: true }))
    await link(draft, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`Ya hay un archivo ${file}: di otro nombre.`, { cause: error })
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
