import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/engines.ts'
import { createPage, documentWith, publishPage } from '../../testing/pages.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { atEnd } from '../../testing/at-end.ts'
import { type Person, signUp, startTestServer } from '../../testing/test-server.ts'
import { findBrowser } from './browser.ts'

const browser = await findBrowser(process.env['CHROMIUM_PATH'], process.env['PATH'] ?? '')
/** The tests run as root, which no Chromium boxes in. */
const settings = { PRINT_BROWSER_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on' }
const print = (person: Person, id: string) => person.call('GET', `/api/pages/${id}/print.pdf`)

const image = (id: string, src: string) => ({ id, type: 'image', name: 'Foto', props: { src, alt: '' } })

it('a published page is printed as it stands, and speaks with nobody but this server', async () => {
  if (!browser) throw new Error('No Chromium: set CHROMIUM_PATH')
  const receiver = await startReceiver({ '/foto.png': (answer) => answer.writeHead(200).end('x') })
  atEnd(receiver.stop)
  const server = await startTestServer('sqlite', { ...settings, PRINT_BROWSER: browser })
  const ana = await signUp(server.url, 'Ana')
  const [, port] = receiver.host.split(':')
  const heading = documentWith('Oferta de mayo').elements[0]
  const { id } = await publishPage(ana, 'Oferta', {
    version: 1,
    elements: [
      heading,
      image('image-1700000000003', `http://${receiver.host}/foto.png`),
      image('image-1700000000004', `http://localhost:${port}/foto.png`),
    ],
  })
  const answer = await fetch(`${server.url}/api/pages/${id}/print.pdf`, { headers: { cookie: ana.cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('Oferta.pdf')
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // The browser writes the title of the page, and letters only where there is something to read.
  expect(pdf.toString('latin1')).toMatch(/\/Title/)
  expect(pdf.toString('latin1')).toContain('/FontFile')
  // A4, in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/)
  expect(receiver.of('/foto.png')).toEqual([])
}, 90_000)

it('says why nothing comes: not published, no browser, a browser that fails', async () => {
  const folder = temporaryFolder()
  const failing = join(folder, 'chromium')
  await writeFile(failing, '#!/bin/sh\nexit 3\n', { mode: 0o755 })
  for (const [file, code] of [
    [join(folder, 'nada'), 'PRINT_UNAVAILABLE'],
    [failing, 'PRINT_FAILED'],
  ] as const) {
    const server = await startTestServer('sqlite', { PRINT_BROWSER: file })
    const ana = await signUp(server.url, 'Ana')
    const bea = await signUp(server.url, 'Bea')
    const draft = await createPage(ana, 'Borrador')
    expect((await print(ana, draft.id)).body).toMatchObject({ code: 'PRINT_UNPUBLISHED' })
    const { id } = await publishPage(ana, 'Oferta')
    expect((await print(ana, id)).body).toMatchObject({ code })
    expect((await print(bea, id)).status).toBe(404)
  }
}, 60_000)
