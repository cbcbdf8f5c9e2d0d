import type { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config.ts'
import type { Part } from './part.ts'

type S3Storage = Extract<Config['storage'], { driver: 's3' }>

/** A store that does not answer is told as out of reach; what is on its way may pause for longer. */
const connectionTimeout = 3000
const socketTimeout = 20_000
/** Bytes of one request: a player that pauses keeps no connection waiting until it is cut. */
const pieceBytes = 1024 * 1024

/** Files in a bucket. Not every service of this kind knows access lists or the newer checksums, so neither is asked for. */
export function s3Driver({
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  endpoint,
}: S3Storage): StreamingDriver {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout },
  })
  return new StreamingDriver(client, bucket)
}

/** A stream goes up in parts: a single request would have to say before it how long it is. */
class StreamingDriver extends S3Driver {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    super({ client, bucket, supportsACL: false, visibility: 'private' })
    this.#client = client
    this.#bucket = bucket
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: contents },
    }).done()
  }

  /** A part of a file, a piece after the other as they are taken. */
  async *part(key: string, { start, end }: Part): AsyncGenerator<Uint8Array> {
    for (let from = start; from <= end; from += pieceBytes) {
      const to = Math.min(end, from + pieceBytes - 1)
      const asked = { Bucket: this.#bucket, Key: key, Range: `bytes=${from}-${to}` }
      const { Body } = await this.#client.send(new GetObjectCommand(asked))
      if (!Body) throw new Error(`The bucket gave no bytes of ${key}`)
      yield await Body.transformToByteArray()
    }
  }
}
