import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { answerOf, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const fields = [
  'email',
  { name: 'plan', label: 'Plan', type: 'radio', options: ['Básico', 'Completo'] },
  { name: 'paso_2', type: 'step', label: 'Tu empresa' },
  { name: 'negocio', label: 'Negocio', when: { field: 'plan', is: 'is', value: 'Completo' } },
  {
    name: 'acepto',
    label: 'Acepto que me llamen',
    type: 'checkbox',
    when: { field: 'plan', is: 'is', value: 'Completo' },
  },
  { name: 'paso_3', type: 'step', label: '' },
  { name: 'mensaje', label: 'Mensaje', type: 'textarea', required: true },
]
const listSchema = z.object({ items: z.array(leadSchema) })
const scripts = (html: string) => html.match(/<script/gi)

onEachEngine('a form of several steps', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Por pasos', documentWith('x', fields))).path
  })
  const send = async (values: Record<string, string>, query = '') =>
    answerOf(
      await fetch(`${server.url}${path}/leads${query}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ formId, ...values }),
      }),
    )
  const leads = async (q: string) =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${q}`))).items

  it('is served step by step, without a script, and what was entered goes along', async () => {
    const first = await (await fetch(server.url + path)).text()
    expect(first).toContain('Paso 1 de 3')
    expect(scripts(first)).toBeNull()
    const entered = { email: 'berta@ejemplo.es', plan: 'Completo' }
    const second = await send({ ...entered, _at: '0', _to: '1' })
    expect(second.status).toBe(200)
    expect(second.text).toContain('Paso 2 de 3: Tu empresa')
    expect(second.text).toContain('<input type="hidden" name="email" value="berta@ejemplo.es"/>')
    expect(second.text).toMatch(/<label [^>]*for="[^"]*-negocio">Negocio<\/label>/)
    expect(scripts(second.text)).toBeNull()
    const back = await send({ ...entered, negocio: 'Acme', _at: '1', _to: '0' })
    expect(back.text).toMatch(/Paso 1 de 3.*value="berta@ejemplo.es"/s)
    expect(back.text).toContain('<input type="hidden" name="negocio" value="Acme"/>')
    expect(await leads('berta')).toEqual([])
    const whole = { ...entered, negocio: 'Acme', acepto: 'sí', mensaje: 'Hola' }
    expect((await send({ ...whole, _at: '2' })).status).toBe(303)
    const [lead] = await leads('berta')
    expect(lead?.fields.map(({ value }) => value)).toEqual([
      'berta@ejemplo.es',
      'Completo',
      'Acme',
      'sí',
      'Hola',
    ])
    expect(lead?.proof?.consents).toEqual([{ text: 'Acepto que me llamen', link: '' }])
  })

  it('passes a step in which nothing is shown, and keeps nothing of what is hidden', async () => {
    const entered = { email: 'clara@ejemplo.es', plan: 'Básico' }
    expect((await send({ ...entered, _at: '0', _to: '1' })).text).toContain('Paso 3 de 3')
    const sent = { ...entered, negocio: 'Oculta', acepto: 'sí', mensaje: 'Hola', _at: '2' }
    expect((await send(sent)).status).toBe(303)
    const [lead] = await leads('clara')
    expect(lead?.fields.map(({ name }) => name)).toEqual(['email', 'plan', 'mensaje'])
    expect(lead?.proof?.consents).toEqual([])
  })

  it('says what is wrong at its step, and loses nothing', async () => {
    const wrong = await send({ email: 'no', plan: 'Completo', _at: '0', _to: '1' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toMatch(/Paso 1 de 3.*value="no".*Escribe un correo válido/s)
    const early = await send({ email: 'no', plan: 'Completo', negocio: 'A', acepto: 'sí', mensaje: 'x' })
    expect([early.status, early.text.includes('Paso 1 de 3')]).toEqual([422, true])
    expect(early.text).toContain('<input type="hidden" name="mensaje" value="x"/>')
    const late = await send({ email: 'dora@ejemplo.es', plan: 'Completo', mensaje: 'x', _at: '2' })
    expect(late.text).toMatch(/Paso 2 de 3.*Rellena este campo.*Marca esta casilla/s)
    for (const to of ['9', '-1', 'x', '1e1'])
      expect((await send({ email: 'dora@ejemplo.es', plan: 'Básico', _to: to })).status).toBe(422)
  })

  it('works by itself and for programs, which send all at once', async () => {
    const alone = await send({ email: 'elsa@ejemplo.es', plan: 'Completo', _at: '0', _to: '1' }, '?alone=1')
    expect(alone.text).toMatch(/action="[^"]*\/leads\?alone=1#datos-.*Paso 2 de 3/s)
    const whole = { email: 'elsa@ejemplo.es', plan: 'Básico', mensaje: 'Hola' }
    expect((await send(whole)).status).toBe(303)
  })
})
