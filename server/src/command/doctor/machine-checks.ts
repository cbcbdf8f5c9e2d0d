import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { openFileStore } from '../../platform/storage/file-store.ts'
import { takesFiles } from '../../platform/storage/takes-files.ts'
import { size } from '../words.ts'
import { type Check, fine, type Finding, worthALook, wrong } from './finding.ts'

const leastNode = 24
const fewBytes = 2 * 1000 ** 3
const noBytes = 200 * 1000 ** 2
const leastToken = 24
/** Rights of the group and of everybody else. */
const ofOthers = 0o077

export const nodeCheck: Check = {
  about: 'Node',
  async look({ nodeVersion }) {
    const major = Number.parseInt(nodeVersion.slice(1), 10)
    if (major >= leastNode) return [fine(nodeVersion)]
    return [
      wrong(nodeVersion, `Hace falta Node ${leastNode} o posterior: arranca con «npm start», que lo trae.`),
    ]
  },
}

export const folderCheck: Check = {
  about: 'Carpeta de datos',
  async look({ dataDir }) {
    const mayWrite = await access(dataDir, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!mayWrite)
      return [
        wrong(`${dataDir} no se puede escribir`, 'Da permiso a la cuenta con la que arranca el servidor.'),
      ]
    const { mode } = await stat(dataDir)
    if ((mode & ofOthers) !== 0)
      return [
        worthALook(`otras cuentas de esta máquina pueden ver ${dataDir}`, `Ciérrala: chmod 700 ${dataDir}`),
      ]
    return [fine(dataDir)]
  },
}

export const diskCheck: Check = {
  about: 'Disco',
  async look({ dataDir }) {
    const { bavail, bsize } = await statfs(dataDir)
    const free = bavail * bsize
    const text = `quedan ${size(free)}`
    if (free < noBytes) return [wrong(text, 'Haz sitio ya: sin él no se guarda ni un lead.')]
    if (free < fewBytes) return [worthALook(text, 'Haz sitio, o pasa los archivos a S3.')]
    return [fine(text)]
  },
}

export const filesCheck: Check = {
  about: 'Archivos',
  async look({ storage }) {
    const where = storage.driver === 'disk' ? 'en disco' : `en S3 (${storage.bucket})`
    try {
      await takesFiles(await openFileStore(storage))
      return [fine(`${where}: se escriben y se borran`)]
    } catch (error) {
      const reason = firstCause(error)
      return [
        wrong(
          `${where}: no se pueden escribir (${reason})`,
          'Revisa los ajustes STORAGE_…, sobre todo sus claves, y sus permisos.',
        ),
      ]
    }
  },
}

/** What a store says stands behind what ours says of it. */
function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : firstCause(error.cause)
}

export const secretsCheck: Check = {
  about: 'Claves',
  async look({ operation, authSecretFixed }) {
    const findings: Finding[] = [
      fine(authSecretFixed ? 'el secreto es el de AUTH_SECRET' : 'el secreto está en la carpeta de datos'),
    ]
    const { metricsToken, backupPassphrase } = operation
    if (metricsToken !== undefined && metricsToken.length < leastToken)
      findings.push(worthALook('METRICS_TOKEN es corta', 'Crea una al azar: openssl rand -base64 32'))
    if (backupPassphrase === undefined)
      findings.push(
        worthALook(
          'las copias de seguridad no se cifran',
          'Pon BACKUP_PASSPHRASE, y guárdala fuera de esta máquina.',
        ),
      )
    return findings
  },
}
