import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const heading = (text: string, id = 'heading-1700000000001') => ({
  id,
  type: 'heading',
  name: '',
  props: { text, opened: ['text'] },
})
const form = { id: 'form-1700000000002', type: 'form', name: '', props: { fields: ['name', 'email'] } }
const place = (symbol: string, values: object = {}, id = 'symbol-1700000000001') => ({
  id,
  type: 'symbol',
  name: 'Oferta',
  props: { symbol, values },
})
const page = (...elements: readonly object[]) => ({ version: 1, elements })
const section = (...children: readonly object[]) =>
  page({ id: 'section-1700000000009', type: 'section', name: '', props: { children } })
const savedSchema = z.object({ id: z.string(), number: z.int() })

onEachEngine('symbols', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })

  const create = async (document: unknown, name = 'Oferta') =>
    savedSchema.parse(bodyOf(await ana.call('POST', '/api/symbols', { name, document })))
  const save = (id: string, baseNumber: number, document: unknown) =>
    ana.call('PUT', `/api/symbols/${id}`, { name: 'Oferta', document, baseNumber })
  const visit = async (path: string) => (await fetch(server.url + path)).text()

  it('stand in what is published as they were then, and as they are now once they are brought there', async () => {
    const { id } = await create(section(heading('Primera'), form))
    const values = { 'heading-1700000000001': { text: 'Solo aquí' } }
    const plain = await publishPage(ana, 'Con símbolo', page(place(id)))
    const own = await publishPage(ana, 'Con lo suyo', page(place(id, values)))
    expect(await visit(plain.path)).toContain('Primera')
    expect(await visit(own.path)).toContain('Solo aquí')

    expect(bodyOf(await save(id, 1, section(heading('Segunda'), form)))).toMatchObject({ number: 2 })
    expect(await visit(plain.path)).toContain('Primera')
    const touched = { isPublished: true, isOutdated: true }
    expect(bodyOf(await ana.call('GET', `/api/symbols/${id}/pages`))).toEqual({
      pages: [
        { id: own.id, name: 'Con lo suyo', ...touched },
        { id: plain.id, name: 'Con símbolo', ...touched },
      ],
    })
    expect(bodyOf(await ana.call('POST', `/api/symbols/${id}/publication`))).toMatchObject({
      pages: [{ isOutdated: false }, { isOutdated: false }],
    })
    expect(await visit(plain.path)).toContain('Segunda')
    expect(await visit(own.path)).toContain('Solo aquí')
  })

  it('hold forms that work on each page', async () => {
    const { id } = await create(section(form))
    const other = 'symbol-1700000000002'
    const { path } = await publishPage(ana, 'Dos formularios', page(place(id), place(id, {}, other)))
    const html = await visit(path)
    const formId = `${other}.${form.id}`
    expect(html).toContain(`value="${formId}"`)
    const body = new URLSearchParams({ formId, name: 'Luis', email: 'luis@ejemplo.es' })
    const sent = await fetch(`${server.url}${path}/leads`, { method: 'POST', redirect: 'manual', body })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toContain(`gracias-${formId}`)
  })

  it('stand inside others, and never inside themselves', async () => {
    const inner = await create(section(heading('Dentro')))
    const outer = await create(section(place(inner.id)))
    const { id, path } = await publishPage(ana, 'Anidado', page(place(outer.id)))
    expect(await visit(path)).toContain('Dentro')
    expect(bodyOf(await ana.call('GET', `/api/symbols/${inner.id}/pages`))).toMatchObject({ pages: [{ id }] })

    const refused = await save(inner.id, 1, section(place(outer.id)))
    expect(refused.body).toMatchObject({ status: 422, code: 'SYMBOL_INSIDE_ITSELF' })
    expect((await save(inner.id, 1, section(place(inner.id)))).body).toMatchObject({
      code: 'SYMBOL_INSIDE_ITSELF',
    })
  })

  it('are one element, and are saved from what they were', async () => {
    const { id } = await create(section(heading('Una')))
    expect((await save(id, 1, page())).body).toMatchObject({ status: 422, code: 'SYMBOL_NOT_ONE' })
    expect((await save(id, 1, page(heading('a'), form))).body).toMatchObject({ code: 'SYMBOL_NOT_ONE' })
    const { id: formSymbol } = await create(page(form), 'Contacto')
    const around = await save(formSymbol, 1, section(heading('a'), form))
    expect(around.body).toMatchObject({ status: 422, code: 'SYMBOL_IS_FORM' })
    bodyOf(await save(id, 1, section(heading('Dos'))))
    expect((await save(id, 1, section(heading('Tres')))).body).toMatchObject({
      status: 409,
      code: 'SYMBOL_CHANGED',
    })
    const versions = bodyOf(await ana.call('GET', `/api/symbols/${id}/versions`))
    expect(versions).toMatchObject({ items: [{ number: 2 }, { number: 1 }] })
    bodyOf(await ana.call('POST', `/api/symbols/${id}/versions/1/restoration`))
    const restored = await ana.call('GET', `/api/symbols/${id}`)
    expect(restored.body).toMatchObject({ number: 3 })
    expect(restored.text).toContain('Una')
    expect((await ana.call('POST', `/api/symbols/${id}/versions/9/restoration`)).status).toBe(404)
  })

  describe('of others', () => {
    it('are not there, and pages that name them show nothing', async () => {
      const stranger = await signUp(server.url)
      const { id } = await create(section(heading('Ajeno')))
      expect((await stranger.call('GET', `/api/symbols/${id}`)).status).toBe(404)
      const { path } = await publishPage(stranger, 'Ladrona', page(place(id)))
      expect(await visit(path)).not.toContain('Ajeno')
      expect(bodyOf(await ana.call('GET', `/api/symbols/${id}/pages`))).toEqual({ pages: [] })
    })
  })

  it('leave what is published as it is when they are removed', async () => {
    const { id } = await create(section(heading('Se queda')))
    const { id: pageId, path } = await publishPage(ana, 'Huérfana', page(place(id)))
    const draft = await createPage(ana, 'Borrador', page(place(id)))
    bodyOf(await ana.call('DELETE', `/api/symbols/${id}`))
    expect(await visit(path)).toContain('Se queda')
    bodyOf(await ana.call('POST', `/api/pages/${pageId}/publication`))
    expect(await visit(path)).not.toContain('Se queda')
    expect((await ana.call('GET', `/api/pages/${draft.id}`)).text).toContain(id)
  })
})
