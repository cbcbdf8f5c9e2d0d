import { createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../platform/config.ts'
import { type FileStore, openFileStore } from '../../platform/storage/file-store.ts'
import { keysIn } from '../../platform/storage/keys-in.ts'
import { CommandError } from '../command.ts'

const inBucket = /^s3:/
/** Of copies that got their name from the moment they were made at; sorted, the oldest is first. */
const datedName = /^aurelio-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.aurelio$/

/** What a command leaves that was killed: drafts of such copies, and folders of its own. */
const draftName = /^(?:aurelio-.+Z\.aurelio\.(?:part|db)|copia-\w{6})$/
const dayMs = 24 * 60 * 60 * 1000

/** Where a copy is put, and where others may stand beside it. */
export type Place = {
  /** As people say it. */
  name: string
  /** The file that is written; nothing stands there yet. */
  file: string
  /** Brings the finished file where it belongs. */
  settle: () => Promise<void>
  /** Takes away what was begun, also after `settle`. */
  clear: () => Promise<void>
  /** The copies there that are named by their moment, the oldest first; null where this one is not. */
  dated: { list: () => Promise<string[]>; remove: (name: string) => Promise<void> } | null
}

const nothing = () => Promise.resolve()

/** `s3:name` in the bucket for copies, a folder, or a file. Throws `CommandError` where a copy of that name stands. */
export async function placeOf(word: string, config: Config, folder: string): Promise<Place> {
  if (inBucket.test(word)) return placeInBucket(word.replace(inBucket, ''), config)
  const path = resolve(folder, word)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  if (isFolder) await removeLeftDrafts(path)
  const file = isFolder ? join(path, newName()) : path
  if (existsSync(file)) throw taken(file)
  const list = async () => (await readdir(path)).filter((name) => datedName.test(name)).toSorted()
  const remove = (name: string) => rm(join(path, name))
  return { name: file, file, settle: nothing, clear: nothing, dated: isFolder ? { list, remove } : null }
}

async function placeInBucket(given: string, config: Config): Promise<Place> {
  const store = await bucketOf(config)
  const key = given || newName()
  if (await store.exists(key)) throw taken(`s3:${key}`)
  const own = await ownFolder(config)
  const file = join(own, 'copia')
  return {
    name: `s3:${key}`,
    file,
    settle: () => store.copyFromFs(file, key),
    clear: () => rm(own, { recursive: true, force: true }),
    dated: given === '' ? { list: () => datedIn(store), remove: (name) => store.delete(name) } : null,
  }
}

async function datedIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const keys of keysIn(store, '')) names.push(...keys.filter((key) => datedName.test(key)))
  return names.toSorted()
}

/** The file of a copy that is to be read; one of the bucket is fetched first. `done`: takes away what was fetched. */
export async function fetched(word: string, config: Config, folder: string) {
  if (!inBucket.test(word)) return { file: resolve(folder, word), done: nothing }
  const store = await bucketOf(config)
  const key = word.replace(inBucket, '')
  if (!(await store.exists(key))) throw new CommandError(`En el contenedor no hay ninguna copia ${key}.`)
  const own = await ownFolder(config)
  const done = () => rm(own, { recursive: true, force: true })
  const file = join(own, 'copia')
  try {
    await pipeline(await store.getStream(key), createWriteStream(file, { mode: 0o600 }))
    return { file, done }
  } catch (error) {
    await done()
    throw error
  }
}

async function bucketOf({ operation: { backupBucket } }: Config): Promise<FileStore> {
  if (!backupBucket)
    throw new CommandError('Para s3: hace falta BACKUP_BUCKET, con las claves de los ajustes STORAGE_….')
  return openFileStore(backupBucket)
}

async function ownFolder({ dataDir }: Config): Promise<string> {
  await removeLeftDrafts(dataDir)
  return mkdtemp(join(dataDir, 'copia-'))
}

/** None takes a day: what is older belongs to nobody any more. */
async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => draftName.test(each))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - dayMs) await rm(path, { recursive: true, force: true })
  }
}

const newName = () => `aurelio-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.aurelio`

const taken = (name: string) => new CommandError(`Ya hay un archivo ${name}: dale otro nombre a la copia.`)
