import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fontAddress } from '@aurelio/page/render/address-of'
import { type Font, fontFile } from '@aurelio/page/fonts/font'
import { fonts } from '@aurelio/page/fonts/fonts'
import { refusal } from '../../platform/http/failures.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'

const byFile = new Map(fonts.map((font) => [fontFile(font), font]))

/** The files of the product's families, for anybody: a page is sandboxed and has an origin of its own. */
export function fontRoutes(): PlainRoute[] {
  const held = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const bytesOf = (font: Font) => {
    const known = held.get(font.id) ?? readFont(font)
    held.set(font.id, known)
    return known
  }
  return [
    {
      method: 'GET',
      path: fontAddress(':file'),
      async answer(c) {
        const font = byFile.get(c.req.param('file') ?? '')
        if (!font) return problemResponse(c, refusal('NOT_FOUND'))
        const headers = {
          'content-type': 'font/woff2',
          'cache-control': 'public, max-age=31536000, immutable',
          etag: `"${font.hash}"`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'content-length': String(font.bytes),
        }
        if (c.req.header('if-none-match') === headers.etag)
          return new Response(null, { status: 304, headers })
        return new Response(c.req.method === 'HEAD' ? null : await bytesOf(font), { headers })
      },
    },
  ]
}

async function readFont({ id }: Font) {
  const file = import.meta.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`)
  return new Uint8Array(await readFile(fileURLToPath(file)))
}
