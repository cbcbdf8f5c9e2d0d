import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'

/** Bytes by key. Keys are ids made by the product, never names given by a person. */
export type FileStore = Disk

/** Opens the store of the settings. The packages for S3 are loaded only where it is chosen. */
export async function openFileStore(storage: Config['storage']): Promise<FileStore> {
  if (storage.driver === 'disk')
    return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }))
  const { S3Driver } = await importS3()
  return new Disk(
    new S3Driver({
      bucket: storage.bucket,
      region: storage.region,
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

async function importS3() {
  try {
    return await import('flydrive/drivers/s3')
  } catch (error) {
    throw new ConfigError(
      'Para STORAGE_DRIVER=s3 instala antes @aws-sdk/client-s3 y @aws-sdk/s3-request-presigner.',
      { cause: error },
    )
  }
}
