import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, pageHeaders, type PageHeaders, type Packing } from './headers.ts'
import type { Source } from './source.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Packed = { body: Buffer; headers: PageHeaders }

/** What a visit is answered with: nothing is built for a request. */
export type PageBody = {
  /** Its entity tag, without quotes and encoding. */
  tag: string
  /** Whether somebody who has what bears this tag, in any encoding, needs nothing new. */
  isKnownBy: (tag: string) => boolean
  encodings: Record<Encoding, Packed>
}

/** The bodies of one page: a single one, or, where its forms carry a token, one for each source of its visitors. */
export type PageBodies = {
  /** What stands ready; undefined where it has to be made. */
  ready: (source: Source) => PageBody | undefined
  make: (source: Source) => Promise<PageBody>
  /** What they may take in memory, in bytes. */
  weight: number
}

/** Bodies that are made once somebody asks for them. */
export function bodiesOnDemand(pack: () => Promise<PageBodies>): PageBodies {
  let packing: Promise<PageBodies> | undefined
  let known: PageBodies | undefined
  return {
    ready: (source) => known?.ready(source),
    async make(source) {
      packing ??= pack()
      known = await packing
      return known.make(source)
    },
    // What they take is known where they are offered.
    weight: 0,
  }
}

/** The one body of a page that follows nobody. */
export async function plainBodies(html: string, digest: string, packing: Packing): Promise<PageBodies> {
  const encodings = await packed(html, digest, packing)
  const body = { tag: digest, encodings, isKnownBy: (tag: string) => tag.startsWith(digest) }
  const weight = Object.values(encodings).reduce((sum, { body: { length } }) => sum + length, 0)
  return { ready: () => body, make: async () => body, weight }
}

/** In every encoding. `tag` stands in its headers. */
export async function packed(html: string, tag: string, packing: Packing): Promise<Record<Encoding, Packed>> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([brotliAsync(plain, quickBrotli), gzipAsync(plain)])
  const inEncoding = (body: Buffer, encoding: Encoding) => ({
    body,
    headers: pageHeaders(packing, { tag, encoding, length: body.length }),
  })
  return { identity: inEncoding(plain, 'identity'), br: inEncoding(br, 'br'), gzip: inEncoding(gz, 'gzip') }
}
