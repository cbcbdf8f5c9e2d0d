import { leadSchema } from '@aurelio/contracts/leads'
import { pageSummarySchema } from '@aurelio/contracts/pages'
import { agreedField } from '@aurelio/page'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, documentWith, formId } from '../../../testing/pages.ts'
import {
  answerOf,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const fields = ['email', { name: 'photo', label: 'Photo', type: 'file', accept: 'images', required: false }]
const settings = { title: 'Hello', description: '', image: '', icon: '', language: 'en', indexed: true }

onEachEngine('a form on an English page', (engine) => {
  let server: TestServer
  let ana: Person
  let url: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    const { id } = await createPage(ana, 'Hello', documentWith('Hello', fields))
    const { body } = await ana.call('POST', `/api/pages/${id}/publication`, { settings })
    url = pageSummarySchema.parse(body).publication?.url ?? ''
  })
  const send = async (values: Record<string, string>, file?: File) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ formId, ...values })) body.set(name, value)
    if (file) body.set('photo', file)
    return answerOf(await fetch(`${url}/leads`, { method: 'POST', redirect: 'manual', body }))
  }

  it('is drawn in its language, on the page and alone', async () => {
    for (const address of [url, `${url}/forms/${formId}`]) {
      const html = await (await fetch(address)).text()
      expect(html).toMatch(/<html lang="en">.*Thank you!.*\(optional\).*By sending this form you agree/s)
      expect(html).not.toMatch(/opcional|Gracias|Al enviar|rellenes/)
    }
  })

  it('says in it what is wrong with a field or with a file', async () => {
    const wrong = await send({ email: 'no' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toMatch(/<html lang="en">.*Check the marked.*Enter a valid email address/s)
    const lie = new File(['<!doctype html><p>x'], 'photo.png', { type: 'image/png' })
    expect((await send({ email: 'eve@example.com' }, lie)).text).toContain(
      'This kind of file is not accepted.',
    )
  })

  it('answers in it where there is no form to show', async () => {
    const unknown = await send({ formId: 'form-9', email: 'eve@example.com' })
    expect(unknown.text).toMatch(/<html lang="en">.*The form has changed/s)
    const large = await fetch(`${url}/leads`, {
      method: 'POST',
      body: new URLSearchParams({ formId, email: 'x'.repeat(260 * 1024) }),
    })
    expect(large.status).toBe(413)
    expect(await large.text()).toMatch(/<html lang="en">.*This is too much to send/s)
  })

  it('keeps with the lead the very words that were agreed to', async () => {
    expect((await send({ email: 'eve@example.com', [agreedField]: '1' })).status).toBe(303)
    const leads = z
      .object({ items: z.array(leadSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/leads?q=eve')))
    expect(leads.items[0]?.proof?.consents).toEqual([
      {
        text: 'By sending this form you agree that we use your details to deal with your request.',
        link: '',
      },
    ])
  })
})
