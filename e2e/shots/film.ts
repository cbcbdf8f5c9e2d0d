import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { inRoot } from '../../scripts/root.mjs'
import { freePort } from '../product/port.ts'
import { startMedia } from '../product/video.ts'

const poster = inRoot('server', 'thumbnails', 'landing-servicios-locales.webp')

/** A page with a film of our own on loopback: its address, and the settings of a product that may fetch it. */
export async function startFilm() {
  const media = await startMedia()
  const port = await freePort()
  const picture = await readFile(poster)
  const address = `http://127.0.0.1:${port}`
  const film = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Visita a una cocina terminada',
    thumbnailUrl: `${address}/poster.webp`,
    contentUrl: `${media.origin}/ladder.mp4`,
  }
  const page = `<!doctype html><title>${film.name}</title><script type="application/ld+json">${JSON.stringify(film)}</script>`
  const server = createServer((request, response) => {
    if (request.url === '/poster.webp') response.setHeader('content-type', 'image/webp').end(picture)
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  }).listen(port, '127.0.0.1')
  return {
    address: `${address}/cocina-terminada`,
    env: { ...media.env, VIDEO_ALLOWED_HOSTS: `${media.env.VIDEO_ALLOWED_HOSTS},127.0.0.1:${port}` },
    stop: async () => {
      server.close()
      await media.stop()
    },
  }
}
