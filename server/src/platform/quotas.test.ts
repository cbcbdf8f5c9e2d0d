import { randomBytes } from 'node:crypto'
import { installationSchema } from '@aurelio/contracts/installation'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../testing/test-server.ts'
import { bodyOf, createTask } from '../testing/work.ts'

const file = { name: 'foto', label: 'Tu foto', type: 'file', accept: 'images', max: 1, required: false }

onEachEngine('what a workspace may have', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  beforeAll(async () => {
    server = await startTestServer(engine, {
      WORKSPACE_STORAGE_MB: '1',
      WORKSPACE_PUBLISHES_PER_DAY: '2',
      WORKSPACE_LEADS_PER_DAY: '2',
      WORKSPACE_JOBS_PER_DAY: '1',
    })
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Contada', documentWith('Hola', ['name', 'email', file]))
  })
  const upload = (path: string, type: string, body: Uint8Array<ArrayBuffer> | string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { origin: server.url, cookie: ana.cookie, 'content-type': type },
      body,
    })

  it('is told to whoever keeps the installation', async () => {
    const { limits } = installationSchema.parse(bodyOf(await ana.call('GET', '/api/installation')))
    expect(limits).toEqual({ storageBytes: 1024 * 1024, publishes: 2, leads: 2, jobs: 1 })
  })

  it('are so many publications in a day, and others have their own', async () => {
    const publish = () => ana.call('POST', `/api/pages/${page.id}/publication`)
    expect((await publish()).status).toBe(200)
    const refused = await publish()
    expect(refused).toMatchObject({ status: 429, body: { code: 'QUOTA_REACHED' } })
    expect(refused.text).toContain('límite de publicaciones en un día (2)')
    expect((await fetch(server.url + page.path)).status).toBe(200)
    await publishPage(await signUp(server.url), 'De otro espacio')
  })

  it('are so many leads in a day; whoever comes later keeps what they typed', async () => {
    for (const name of ['Una', 'Dos']) await sendForm(server.url, page.path, { name, email: 'a@ejemplo.es' })
    const body = new URLSearchParams({ formId, name: 'La tercera', email: 'c@ejemplo.es' })
    const late = await fetch(`${server.url}${page.path}/leads`, { method: 'POST', body, redirect: 'manual' })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600'])
    const text = await late.text()
    expect(text).toContain('Hoy ya no podemos recibir más formularios')
    expect(text).toContain('value="La tercera"')
  })

  it('are so many long tasks in a day', async () => {
    const csv = 'Nombre;Correo electrónico\r\nLuis;luis@ejemplo.es\r\n'
    const start = async () => {
      const taken: unknown = await (await upload('/api/lead-imports?name=a.csv', 'text/csv', csv)).json()
      const id = /"id":"([^"]+)"/.exec(JSON.stringify(taken))?.[1] ?? ''
      return ana.call('POST', `/api/lead-imports/${id}/start`, { mapping: ['name', 'email'] })
    }
    expect((await start()).status).toBe(200)
    expect((await start()).text).toContain('límite de tareas largas en un día (1)')
  })

  it('is so much for files: pictures, videos, those of tasks and what comes with leads together', async () => {
    const raw = { raw: { width: 700, height: 700, channels: 3 as const } }
    const noise = await sharp(randomBytes(700 * 700 * 3), raw)
      .png()
      .toBuffer()
    const send = () => upload('/api/pictures?name=ruido.png', 'image/png', new Uint8Array(noise))
    expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('FILES_FULL')
    const table = await upload('/api/lead-imports?name=b.csv', 'text/csv', 'Nombre\r\nLuis\r\n')
    expect([table.status, await table.text()]).toEqual([409, expect.stringContaining('FILES_FULL')])
    const form = new FormData()
    form.set('formId', formId)
    form.set('foto', new File([new Uint8Array(noise)], 'ruido.png'))
    const late = await fetch(`${server.url}${page.path}/leads`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    expect([late.status, await late.text()]).toEqual([
      422,
      expect.stringContaining('Ahora no podemos recibir archivos'),
    ])
    const { id: taskId } = await createTask(ana, 'Sin sitio')
    const work = await upload(`/api/tasks/${taskId}/files?name=a.txt`, 'application/octet-stream', 'Hola')
    expect([work.status, await work.text()]).toEqual([409, expect.stringContaining('FILES_FULL')])
    const video = await ana.call('POST', '/api/youtube/download', { url: 'https://youtu.be/dQw4w9WgXcQ' })
    expect([video.status, video.text]).toEqual([409, expect.stringContaining('FILES_FULL')])
  })
})
