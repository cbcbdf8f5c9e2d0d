import { projectNotesSchema } from '@aurelio/contracts/project-notes'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../testing/pages.ts'
import { createSite } from '../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, foreignId, sessionOf } from '../../testing/work.ts'

const named = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
const idOf = async (person: Person) => (await sessionOf(person)).user.id
const namesOf = async (person: Person, path: string) =>
  named.parse(bodyOf(await person.call('GET', path))).items.map(({ name }) => name)

onEachEngine('a project', (engine) => {
  let server: TestServer
  let ana: Person
  let berta: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    berta = await colleagueOf(server, ana, 'member')
  })

  it('is found by who works on it; whoever leaves the workspace leaves it', async () => {
    const [web, shop] = [await createProject(ana, 'Web'), await createProject(ana, 'Tienda')]
    const leaving = await colleagueOf(server, ana, 'member')
    for (const person of [berta, leaving])
      bodyOf(await ana.call('PUT', `/api/projects/${web.id}/members/${await idOf(person)}`))
    bodyOf(await ana.call('PUT', `/api/projects/${shop.id}/members/${await idOf(ana)}`))
    const ofBerta = `/api/projects?memberId=${await idOf(berta)}`
    expect(await namesOf(ana, ofBerta)).toEqual(['Web'])
    expect(await namesOf(berta, `/api/projects/${web.id}/members`)).toHaveLength(2)

    bodyOf(await ana.call('POST', `/api/workspace/members/${await idOf(leaving)}/removal`, {}))
    expect(await namesOf(berta, `/api/projects/${web.id}/members`)).toHaveLength(1)
    bodyOf(await berta.call('DELETE', `/api/projects/${web.id}/members/${await idOf(berta)}`))
    expect(await namesOf(ana, ofBerta)).toEqual([])
  })

  it('has nobody on it who is none of the team', async () => {
    const { id } = await createProject(ana, 'Solo equipo')
    const client = await colleagueOf(server, ana, 'client')
    for (const personId of [await idOf(client), await idOf(await signUp(server.url)), foreignId])
      expect((await ana.call('PUT', `/api/projects/${id}/members/${personId}`)).status).toBe(404)
  })

  it('keeps notes, safe ones alone, and lets nobody overwrite what they have not read', async () => {
    const { id } = await createProject(ana, 'Con notas')
    const path = `/api/projects/${id}/notes`
    const bold = { kind: 'bold', from: 0, to: 6 }
    const hostile = { kind: 'link', link: 'javascript:alert(1)', from: 0, to: 6 }
    const first = { text: 'Llamar a Marta', spans: [bold, hostile], baseVersion: 0 }
    const saved = projectNotesSchema.parse(bodyOf(await ana.call('PUT', path, first)))
    expect(saved).toMatchObject({ spans: [bold], version: 1, author: 'Ana' })

    bodyOf(await berta.call('PUT', path, { text: 'Llamada', spans: [], baseVersion: 1 }))
    const late = await ana.call('PUT', path, { text: 'Lo mío', spans: [], baseVersion: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'NOTES_CHANGED', params: { version: 2 } } })
    const again = await ana.call('PUT', path, { ...first, text: 'Sin leer nada' })
    expect(again.status).toBe(409)
    expect(bodyOf(await ana.call('GET', path))).toMatchObject({ text: 'Llamada', version: 2 })
  })

  it('is linked with sites and leads, and they with it', async () => {
    const { id } = await createProject(ana, 'Con enlaces')
    const site = await createSite(ana, 'Tienda de vinos')
    const { id: pageId, path } = await publishPage(ana, 'Alta', documentWith('x', ['name', 'email']))
    await sendForm(server.url, path, { name: 'Luis', email: 'luis@ejemplo.es' })
    const [lead] = named.parse(bodyOf(await ana.call('GET', `/api/leads?pageId=${pageId}`))).items
    const links = `/api/projects/${id}/links`
    for (const thing of [`lead/${lead?.id}`, `site/${site.id}`, `site/${site.id}`])
      bodyOf(await ana.call('PUT', `${links}/${thing}`))
    expect(bodyOf(await berta.call('GET', links))).toEqual({
      items: [
        { kind: 'site', id: site.id, name: 'Tienda de vinos' },
        { kind: 'lead', id: lead?.id, name: 'Luis' },
      ],
    })
    expect(await namesOf(ana, `/api/project-links/site/${site.id}`)).toEqual(['Con enlaces'])
    expect(await namesOf(ana, `/api/project-links/lead/${lead?.id}`)).toEqual(['Con enlaces'])

    bodyOf(await ana.call('DELETE', `${links}/site/${site.id}`))
    bodyOf(await ana.call('DELETE', `/api/projects/${id}`))
    expect(await namesOf(ana, `/api/project-links/lead/${lead?.id}`)).toEqual([])
    expect((await ana.call('PUT', `${links}/site/${foreignId}`)).status).toBe(404)
  })
})
