import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
/** Vite names everything in here by its content; a worker stands under its screen's address (web/vite.config.ts). */
const hashed = /^(?:assets|dashboard)\//
const compressible = /^(?:text|application)\/|svg/
const smallest = 1024
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

type StaticFile = {
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  headers: Record<string, string>
  etag: string
}

export type StaticFiles = {
  /** The answer for a path such as `/assets/app-1a2b.js`; null where there is no such file. */
  respond: (path: string, headers: Headers) => Promise<Response | null>
  /** The text of a file such as `index.html`; null where there is none. */
  text: (name: string) => Promise<string | null>
}

/**
 * Serves the built web app from memory. Only files listed at the start exist, so no path can lead out of the folder.
 */
export function staticFiles(folder: string): StaticFiles {
  const listed = new Set(existsSync(folder) ? listFiles(folder) : [])
  const loaded = new Map<string, Promise<StaticFile>>()

  async function load(name: string): Promise<StaticFile> {
    const identity = await readFile(join(folder, name))
    const type = types[extname(name)] ?? 'application/octet-stream'
    const worth = compressible.test(type) && identity.length >= smallest
    const bodies = {
      identity,
      ...(worth && {
        br: await ready(name, '.br', () => brotliAsync(identity, quick)),
        gzip: await ready(name, '.gz', () => gzipAsync(identity)),
      }),
    }
    return {
      bodies,
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
      headers: {
        'content-type': type,
        'cache-control': hashed.test(name)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      },
    }
  }

  /** What the build has compressed already, with more patience than a server has. */
  function ready(name: string, extension: string, make: () => Promise<Buffer>) {
    return listed.has(name + extension) ? readFile(join(folder, name + extension)) : make()
  }

  function file(name: string) {
    const known = loaded.get(name)
    if (known) return known
    const promise = load(name)
    loaded.set(name, promise)
    promise.catch(() => loaded.delete(name))
    return promise
  }

  return {
    async respond(path, requestHeaders) {
      const name = path.slice(1)
      if (!listed.has(name) || name === 'index.html') return null
      const { bodies, headers, etag } = await file(name)
      const accepted = requestHeaders.get('accept-encoding') ?? ''
      const encoding =
        bodies.br && accepted.includes('br')
          ? 'br'
          : bodies.gzip && accepted.includes('gzip')
            ? 'gzip'
            : 'identity'
      const tag = `"${etag}-${encoding}"`
      if (requestHeaders.get('if-none-match') === tag)
        return new Response(null, { status: 304, headers: { ...headers, etag: tag } })
      const body = bodies[encoding] ?? bodies.identity
      return new Response(new Uint8Array(body), {
        headers: {
          ...headers,
          etag: tag,
          'content-length': String(body.length),
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
      })
    },
    async text(name) {
      return listed.has(name) ? (await file(name)).bodies.identity.toString() : null
    },
  }
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
