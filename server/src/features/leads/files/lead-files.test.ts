import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { leadSchema } from '@aurelio/contracts/leads'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../../testing/pages.ts'
import {
  answerOf,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const fields = [
  'name',
  'email',
  { name: 'foto', label: 'Tu foto', type: 'file', accept: 'images', max: 1 },
  { name: 'acepto', label: 'Acepto el tratamiento', type: 'checkbox', link: '/privacidad' },
]
const valid = { name: 'Luis', email: 'luis@ejemplo.es', acepto: 'sí' }

const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#357' } })
      .png()
      .toBuffer(),
  )

onEachEngine('files of leads', (engine) => {
  let server: TestServer
  let ana: Person
  let page: { id: string; path: string }
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Con archivo', documentWith('Envíanos tu foto', fields))
  })

  async function send(file: File | null, values: Record<string, string> = valid) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ formId, ...values })) body.set(name, value)
    if (file) body.set('foto', file)
    return answerOf(
      await fetch(`${server.url}${page.path}/leads`, { method: 'POST', body, redirect: 'manual' }),
    )
  }
  const kept = async () => (await readdir(join(server.dataDir, 'files', 'lead-files')).catch(() => [])).length
  const lastLead = async () =>
    z.object({ items: z.array(leadSchema) }).parse(bodyOf(await ana.call('GET', '/api/leads'))).items[0]

  it('come with the lead, by a name that ends as their content does, and go to the team alone', async () => {
    const bytes = await png()
    expect((await send(new File([bytes], '../../ma"la.exe'))).status).toBe(303)
    const field = (await lastLead())?.fields.find(({ name }) => name === 'foto')
    expect(field?.value).toMatch(/la\.png$/)
    const path = `/api/lead-files/${field?.fileId ?? ''}`
    const answer = await fetch(server.url + path, { headers: { cookie: ana.cookie } })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect((await fetch(server.url + path)).status).toBe(401)
    expect((await (await signUp(server.url)).call('GET', path)).status).toBe(404)
  })

  it('go along with all that is kept of their person', async () => {
    const bytes = await png()
    expect(
      (await send(new File([bytes], 'retrato.png'), { ...valid, email: 'olga@ejemplo.es' })).status,
    ).toBe(303)
    const lead = await lastLead()
    const fileId = lead?.fields.find(({ name }) => name === 'foto')?.fileId ?? ''
    const answer = await fetch(`${server.url}/api/exports/leads/${lead?.id}`, {
      headers: { cookie: ana.cookie },
    })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="persona.zip"')
    const zip = Buffer.from(await answer.arrayBuffer())
    // Stored as it came, so that its bytes stand in the archive.
    expect(zip.includes(`archivos/${fileId}-retrato.png`)).toBe(true)
    expect(zip.includes(Buffer.from(bytes))).toBe(true)
    expect(zip.includes('"olga@ejemplo.es"')).toBe(true)
  })

  it('are refused for what stands in them or for their size, kindly, and leave nothing behind', async () => {
    const before = await kept()
    const lie = new File(['<!doctype html><script>alert(1)</script>'], 'foto.png', { type: 'image/png' })
    const refused = await send(lie)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Este archivo no se admite. Los que valen: jpg, png')
    expect(refused.text).toContain('value="Luis"')
    const large = new Uint8Array(1024 * 1024 + 1)
    large.set(await png())
    expect((await send(new File([large], 'grande.png'))).text).toContain(
      'El archivo ocupa demasiado: como mucho 1 MB.',
    )
    expect((await send(null)).text).toContain('Elige un archivo.')
    // The rest is wrong: the browser forgets the file, and the page says so.
    const again = await send(new File([await png()], 'foto.png'), { ...valid, email: 'nada' })
    expect(again.text).toContain('Vuelve a elegir el archivo.')
    expect(await kept()).toBe(before)
  })

  it('of a robot, or too long a text, are not kept', async () => {
    const before = await kept()
    const robot = await send(new File([await png()], 'foto.png'), {
      ...valid,
      website: 'https://spam.example',
    })
    expect(robot.status).toBe(303)
    const long = await send(new File([await png()], 'foto.png'), { ...valid, name: 'x'.repeat(100_000) })
    expect([long.status, long.text.includes('Como mucho 200 caracteres.')]).toEqual([422, true])
    const texts = { ...valid, name: 'x'.repeat(200_000), other: 'x'.repeat(100_000) }
    expect((await send(new File([await png()], 'foto.png'), texts)).status).toBe(413)
    expect(await kept()).toBe(before)
  })

  it('go with their lead', async () => {
    const before = await kept()
    await send(new File([await png()], 'foto.png'))
    expect(await kept()).toBe(before + 1)
    const lead = await lastLead()
    await server.database
      .query()
      .deleteFrom('lead')
      .where('id', '=', lead?.id ?? '')
      .execute()
    const anHourAgo = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    await server.database
      .query()
      .updateTable('leadFile')
      .set({ createdAt: anHourAgo })
      .where('leadId', 'is', null)
      .execute()
    // The sweep comes round.
    const past = new Date(Date.now() - 1000).toISOString()
    await server.database
      .query()
      .updateTable('jobSchedule')
      .set({ nextRunAt: past })
      .where('kind', '=', 'lead-file-sweep')
      .execute()
    await expect.poll(kept, { timeout: 15_000 }).toBe(before)
  })

  it('bring the texts that were accepted as proof, with the publication they stood on', async () => {
    await send(new File([await png()], 'foto.png'))
    const row = await server.database
      .query()
      .selectFrom('lead')
      .select('proof')
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
    expect(JSON.parse(row?.proof ?? '')).toMatchObject({
      address: page.path,
      consents: [{ text: 'Acepto el tratamiento', link: '/privacidad' }],
    })
  })
})
