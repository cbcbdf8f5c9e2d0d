import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import type { Part } from './part.ts'

/** Bytes by key. Keys are ids made by the product, never names given by a person. */
export type FileStore = Disk & {
  /** A part of a file, read as it is taken; whoever stops taking leaves nothing open. */
  getPart: (key: string, part: Part) => Readable
}

const readAtOnce = 262_144

/** Opens the store of the settings. What S3 needs is loaded only where it is chosen. */
export async function openFileStore(storage: Config['storage']): Promise<FileStore> {
  if (storage.driver === 'disk') {
    const { folder } = storage
    return Object.assign(new Disk(new FSDriver({ location: folder, visibility: 'private' })), {
      getPart: (key: string, part: Part) =>
        createReadStream(join(folder, key), { ...part, highWaterMark: readAtOnce }),
    })
  }
  const { s3Driver } = await import('./s3-driver.ts')
  const driver = s3Driver(storage)
  return Object.assign(new Disk(driver), {
    getPart: (key: string, part: Part) => Readable.from(driver.part(key, part), { objectMode: false }),
  })
}
