import type { Config } from '../../platform/config.ts'
import { ConfigError } from '../../platform/config-error.ts'
import type { Command } from '../command.ts'
import { certificateCheck } from './certificate-check.ts'
import { databaseCheck } from './database-check.ts'
import { addressCheck, clockCheck, mailCheck, programCheck } from './outside-checks.ts'
import { type Check, fine, type Finding, worthALook, wrong } from './finding.ts'
import { recordCheck } from './record-check.ts'
import { diskCheck, filesCheck, folderCheck, nodeCheck, secretsCheck } from './machine-checks.ts'

const checks: readonly Check[] = [
  nodeCheck,
  folderCheck,
  diskCheck,
  filesCheck,
  databaseCheck,
  recordCheck,
  secretsCheck,
  mailCheck,
  clockCheck,
  addressCheck,
  certificateCheck,
  programCheck,
]

const marks = { fine: 'bien  ', look: 'mira  ', wrong: 'mal   ' } as const

/** Looks at everything an installation stands on, and says what to do about what is not as it should be. */
export const doctor: Command = {
  usage: 'doctor',
  words: [0, 0],
  options: {},
  details: ['No cambia nada. Termina con 1 si algo está mal; lo que solo conviene mirar no cuenta.'],
  async run(_, { say, readConfig }) {
    const found: Finding[] = []
    const tell = (about: string, findings: readonly Finding[]) => {
      for (const finding of findings) {
        found.push(finding)
        say(`${marks[finding.level]} ${about}: ${finding.text}`)
        if (finding.advice !== undefined) say(`       ${finding.advice}`)
      }
    }
    const config = settings(readConfig, tell)
    if (config) for (const check of checks) tell(check.about, await lookAt(check, config))
    const failed = found.filter(({ level }) => level === 'wrong').length
    say(
      failed === 0
        ? 'Todo lo necesario está bien.'
        : `${failed} ${failed === 1 ? 'cosa' : 'cosas'} por arreglar.`,
    )
    return failed === 0 ? 0 : 1
  },
}

function settings(read: () => Config, tell: (about: string, findings: readonly Finding[]) => void) {
  const about = 'Ajustes'
  try {
    const config = read()
    const asIs = config.sites.hostsUnverified
      ? worthALook('SITE_HOSTS_UNVERIFIED está en on', 'Quítalo: cualquiera podría pedir cualquier dominio.')
      : fine('valen')
    tell(about, [asIs])
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    tell(about, [wrong(error.message, 'Corrígelo en el entorno del servidor y vuelve a mirar.')])
    return null
  }
}

async function lookAt({ look }: Check, config: Config): Promise<readonly Finding[]> {
  try {
    return await look(config)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [wrong(`no se ha podido mirar (${reason})`, 'Revisa permisos y que el disco y la red respondan.')]
  }
}
