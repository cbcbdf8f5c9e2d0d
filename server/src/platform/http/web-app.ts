import type { Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { z } from 'zod'
import type { HttpEnvironment } from './environment.ts'
import { noticePage } from './notice-page.ts'
import { isSecretAddress, secretHeaders } from './secret-address.ts'
import { staticFiles, type StaticFiles } from './static-files.ts'

/** What the web app writes about itself when it is built (web/build/app-map.ts). */
const appMap = z.object({ addresses: z.array(z.string()) })
const noncePlaceholder = '__CSP_NONCE__'
const notNavigations = /^\/(?:api|p|assets)(?:\/|$)/

/** Headers of the web app's document. Styles may be inline: previews are frames with their style sheet within. */
const documentHeaders = (connectTo: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
      mediaSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...connectTo],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ["'self'", 'blob:', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    strictTransportSecurity: false,
  })

/** True for browsers, and for who takes anything: curl, and checks that ask whether the server is up. */
function takesDocument(accept: string): boolean {
  return accept === '' || accept === '*/*' || accept.includes('text/html')
}

/** The app's document and its addresses, in which a part that begins with a colon stands for any text. */
async function readApp(files: StaticFiles) {
  const [index, map] = await Promise.all([files.text('index.html'), files.text('.vite/app-map.json')])
  if (index === null || map === null) return null
  const { addresses } = appMap.parse(JSON.parse(map))
  const patterns = addresses.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`))
  return { index, addresses: patterns }
}

/** Serves the built web app: its files, and its one document for every navigation; to an unknown address with status 404. */
export function mountWebApp(app: Hono<HttpEnvironment>, folder: string, connectTo: readonly string[]): void {
  const setHeaders = documentHeaders(connectTo)
  const files = staticFiles(folder)
  app.get('*', async (c, next) => {
    const found = await files.respond(c.req.path, c.req.raw.headers)
    return found ?? next()
  })
  app.get('*', async (c, next) => {
    const { path } = c.req
    if (
      !takesDocument(c.req.header('accept') ?? '') ||
      notNavigations.test(path) ||
      /\.[a-z0-9]+$/i.test(path)
    )
      return next()
    const built = await readApp(files)
    if (!built)
      return noticePage(
        503,
        'La aplicación web no está construida',
        'Constrúyela con «npm run build» y vuelve a abrir esta página.',
      )
    await setHeaders(c, async () => {
      const html = built.index.replaceAll(noncePlaceholder, c.get('secureHeadersNonce') ?? '')
      c.res = new Response(html, {
        status: built.addresses.some((address) => address.test(path)) ? 200 : 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      })
    })
    if (isSecretAddress(path))
      for (const [name, value] of Object.entries(secretHeaders)) c.res.headers.set(name, value)
    return c.res
  })
}
