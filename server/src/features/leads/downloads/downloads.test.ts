import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formFileSchema } from '@aurelio/contracts/form-files'
import { beforeAll, expect, it } from 'vitest'
import { fileLinks } from '../../../platform/public-token/file-links.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { formId, publishPage } from '../../../testing/pages.ts'
import {
  answerOf,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const secret = randomBytes(32).toString('base64url')
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

onEachEngine('files that forms give', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_SECRET: secret })
    ana = await signUp(server.url)
  })

  const upload = async (person: Person, name: string, body: string) =>
    answerOf(
      await fetch(`${server.url}/api/form-files?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { origin: server.url, cookie: person.cookie, 'content-type': 'application/octet-stream' },
        body,
      }),
    )
  const uploaded = async (person: Person) =>
    formFileSchema.parse(bodyOf(await upload(person, 'Guía.exe', pdf)))
  const pageGiving = (id: string) => {
    const props = { fields: ['email'], after: 'download', afterFile: { id, name: 'Guía.pdf' }, afterHours: 2 }
    const form = { id: formId, type: 'form', name: '', props }
    return publishPage(ana, 'Guía gratuita', { version: 1, elements: [form] })
  }
  const get = async (path: string) => answerOf(await fetch(server.url + path, { redirect: 'manual' }))
  const send = async (path: string, headers: Record<string, string> = {}) =>
    answerOf(
      await fetch(`${server.url}${path}/leads`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ formId, email: 'luis@ejemplo.es' }),
      }),
    )

  it('come to who has sent the form, by a link that is theirs alone, and to nobody before', async () => {
    const file = await uploaded(ana)
    expect(file).toMatchObject({ name: 'Guía.pdf', size: pdf.length })
    const { path } = await pageGiving(file.id)
    expect((await get(path)).text).not.toContain('Descargar')
    const sent = await send(path)
    const led = sent.headers.get('location') ?? ''
    expect([sent.status, led]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${path}/leads\\?file=.*#gracias-`)),
    ])
    const thanks = await get(led)
    expect(thanks.headers.get('content-security-policy')).toContain('allow-downloads')
    const link = /href="(\/p\/_files\/[^"]+)" download=""/.exec(thanks.text)?.[1] ?? ''
    const got = await get(link)
    expect([got.status, got.text]).toEqual([200, pdf])
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; /)
    const told = await send(path, { accept: 'application/json' })
    expect([told.status, told.body]).toEqual([
      201,
      expect.objectContaining({ download: expect.stringMatching(/^\/p\/_files\//) }),
    ])
  })

  it('are over after their hours, with a word of what to do', async () => {
    const file = await uploaded(ana)
    const { id: pageId, path } = await pageGiving(file.id)
    const token = fileLinks(secret, () => Date.now() - 3 * 60 * 60 * 1000).sign(
      { fileId: file.id, pageId },
      2,
    )
    for (const address of [`/p/_files/${token}`, `${path}/leads?file=${token}&form=${formId}`]) {
      const { status, text } = await get(address)
      expect([status, text]).toEqual([
        410,
        expect.stringContaining(`<a href="${path}">Vuelve a la página</a>`),
      ])
      expect(text).toContain('Este enlace de descarga ha caducado')
    }
  })

  it('go to nobody once they are removed, or where another workspace has them', async () => {
    const eva = await signUp(server.url)
    const [own, foreign] = [await uploaded(ana), await uploaded(eva)]
    const { id: pageId } = await pageGiving(own.id)
    const links = fileLinks(secret)
    const address = (fileId: string) => `/p/_files/${links.sign({ fileId, pageId }, 2)}`
    expect((await get(address(foreign.id))).status).toBe(404)
    expect((await get(address(own.id))).status).toBe(200)
    expect((await eva.call('DELETE', `/api/form-files/${own.id}`)).status).toBe(404)
    bodyOf(await ana.call('DELETE', `/api/form-files/${own.id}`))
    expect((await get(address(own.id))).text).toContain('Aquí no hay ningún archivo')
    expect(bodyOf(await eva.call('GET', '/api/form-files'))).toMatchObject({ items: [{ id: foreign.id }] })
  })

  it('are refused for what stands in them, and leave nothing behind', async () => {
    const folder = join(server.dataDir, 'files', 'form-files')
    await uploaded(ana)
    const before = (await readdir(folder)).length
    const refused = await upload(ana, 'guia.pdf', '<!doctype html><script>alert(1)</script>')
    expect([refused.status, refused.body]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }])
    expect(await readdir(folder)).toHaveLength(before)
  })
})
