import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'

/** Bytes by key. Keys are ids made by the product, never names given by a person. */
export type FileStore = Disk

/** Opens the store of the settings. What S3 needs is loaded only where it is chosen. */
export async function openFileStore(storage: Config['storage']): Promise<FileStore> {
  if (storage.driver === 'disk')
    return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }))
  const { s3Driver } = await import('./s3-driver.ts')
  return new Disk(s3Driver(storage))
}
