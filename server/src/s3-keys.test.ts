import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aurelio } from './testing/command.ts'
import { publishPage, sendThumbnail } from './testing/pages.ts'
import { startStrictS3 } from './testing/strict-s3.ts'
import { signUp, startTestServer } from './testing/test-server.ts'

const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2a9d8f' } })
  .png()
  .toBuffer()

async function atWork(environment: Record<string, string>) {
  const server = await startTestServer('sqlite', { ...environment, LOG_LEVEL: 'silent' })
  const ana = await signUp(server.url)
  const send = (method: string, path: string) =>
    fetch(server.url + path, {
      method,
      headers: { origin: server.url, cookie: ana.cookie, 'content-type': 'image/png' },
      body: new Uint8Array(png),
    })
  return { server, ana, send }
}

it('each request to S3 is signed with its body, and none is written over what is there', async () => {
  const s3 = await startStrictS3('el-secreto')
  const { server, ana, send } = await atWork(s3.environment)
  const page = await publishPage(ana, 'Firmada')
  expect(await sendThumbnail(server.url, ana, page.id, 1)).toBe(204)
  expect((await ana.call('POST', `/api/pages/${page.id}/publication`)).status).toBe(200)
  for (let time = 0; time < 2; time += 1) {
    expect((await send('PUT', '/api/profile/photo')).status).toBe(200)
    expect((await send('PUT', '/api/workspace/logo')).status).toBe(200)
    expect((await send('POST', '/api/pictures?name=punto.png')).status).toBe(201)
  }
  expect((await ana.call('GET', '/api/health/ready')).status).toBe(200)
  expect(s3.keys().length).toBeGreaterThan(4)
  expect([s3.refused(), s3.overwritten().filter((key) => key !== 'health')]).toEqual([0, []])
})

it('a wrong secret is told, and nothing is half kept', async () => {
  const s3 = await startStrictS3('el-secreto')
  const wrong = { ...s3.environment, STORAGE_SECRET_ACCESS_KEY: 'otro' }
  const { server, ana, send } = await atWork(wrong)
  expect((await ana.call('GET', '/api/health/ready')).status).toBe(503)
  expect((await send('POST', '/api/pictures?name=punto.png')).status).toBe(503)
  expect((await ana.call('GET', '/api/pictures')).text).toContain('"items":[]')
  expect((await ana.call('POST', '/api/projects', { name: 'Sin archivos' })).status).toBe(201)
  const { code, output } = await aurelio(['doctor'], server.environment)
  expect([code, output]).toEqual([1, expect.stringContaining('The signature is another.')])
  expect(s3.refused()).toBeGreaterThan(0)
  expect(s3.keys()).toEqual([])
})
