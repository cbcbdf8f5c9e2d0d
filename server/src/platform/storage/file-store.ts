import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { bucketReader, diskReader, type FileReader, hotReader } from './file-reader.ts'

/** Bytes by key. Keys are ids made by the product, never names given by a person. */
export type FileStore = Disk & {
  reader: FileReader
  /** For files that never change under their key, and that many take at once. */
  hot: FileReader
}

/** Opens the store of the settings. What S3 needs is loaded only where it is chosen. */
export async function openFileStore(storage: Config['storage']): Promise<FileStore> {
  if (storage.driver === 'disk') {
    const { folder } = storage
    const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
    const reader = diskReader(disk, folder)
    return Object.assign(disk, { reader, hot: hotReader(reader, folder) })
  }
  const { s3Driver } = await import('./s3-driver.ts')
  const driver = s3Driver(storage)
  const disk = new Disk(driver)
  const reader = bucketReader(disk, (key, part) => driver.part(key, part))
  return Object.assign(disk, { reader, hot: hotReader(reader, null) })
}
