import { overviewPageSchema } from '@aurelio/contracts/page-overview'
import { pageFolderSchema } from '@aurelio/contracts/page-folders'
import { pageSummarySchema } from '@aurelio/contracts/pages'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage, documentWith } from '../../../testing/pages.ts'
import { createFolder, createSite } from '../../../testing/sites.ts'
import { type Person, signUp, startTestServer } from '../../../testing/test-server.ts'

const pagesSchema = z.object({
  items: z.array(overviewPageSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
})

onEachEngine('folders of a site', (engine) => {
  let ana: Person
  beforeAll(async () => {
    ana = await signUp((await startTestServer(engine)).url, 'Ana')
  })
  const list = async () =>
    z.object({ items: z.array(pageFolderSchema) }).parse((await ana.call('GET', '/api/folders')).body).items
  const inFolder = async (id: string, more = '') =>
    pagesSchema.parse((await ana.call('GET', `/api/overview/pages?folderId=${id}${more}`)).body)
  const put = (pageId: string, folderId: string | null) =>
    ana.call('PUT', `/api/pages/${pageId}/folder`, { folderId })

  it('keep pages apart, which are found, sorted and paged there as anywhere', async () => {
    const { id: siteId } = await createSite(ana, 'Tienda')
    const folder = await createFolder(ana, siteId)
    const pages = []
    for (const name of ['Ágora', 'banco', 'Ábaco', 'Suelta']) {
      const page = await createPage(ana, name)
      await ana.call('PUT', `/api/pages/${page.id}/site`, { siteId })
      pages.push(page.id)
    }
    for (const id of pages.slice(0, 3)) expect((await put(id, folder.id)).status).toBe(200)
    expect(await list()).toMatchObject([{ id: folder.id, siteId, name: 'Ofertas', pages: 3 }])
    const first = await inFolder(folder.id, '&order=name&limit=2')
    expect(first).toMatchObject({
      total: 3,
      items: [{ name: 'Ábaco', folderId: folder.id }, { name: 'Ágora' }],
    })
    expect(await inFolder(folder.id, `&order=name&limit=2&cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ name: 'banco' }],
    })
    expect(await inFolder(folder.id, '&q=agora')).toMatchObject({ total: 1 })

    const [agora = '', banco = '', abaco = ''] = pages
    const copy = await ana.call('POST', `/api/pages/${agora}/copies`, { name: 'Ágora (copia)' })
    expect(pageSummarySchema.parse(copy.body).siteId).toBe(siteId)
    expect((await inFolder(folder.id)).total).toBe(4)
    await put(banco, null)
    await ana.call('DELETE', `/api/pages/${abaco}`)
    expect(await list()).toMatchObject([{ pages: 2 }])
    await ana.call('POST', `/api/pages/${abaco}/restoration`)
    expect(await list()).toMatchObject([{ pages: 3 }])

    // A new page lies in the folder at once, and in its site.
    const made = { name: 'Nueva', document: documentWith('x'), folderId: folder.id }
    const answer = await ana.call('POST', '/api/pages', made)
    expect(pageSummarySchema.parse(answer.body).siteId).toBe(siteId)
    expect(await inFolder(folder.id, '&q=nueva')).toMatchObject({ total: 1 })
    const { id: elsewhere } = await createSite(ana, 'Otra')
    expect(await ana.call('POST', '/api/pages', { ...made, siteId: elsewhere })).toMatchObject({
      status: 422,
    })

    // Another site has other folders.
    const other = await createSite(ana, 'Blog')
    await ana.call('PUT', `/api/pages/${agora}/site`, { siteId: other.id })
    expect((await inFolder(folder.id)).items.map(({ name }) => name)).not.toContain('Ágora')
    expect(await put(agora, folder.id)).toMatchObject({ status: 422 })

    await ana.call('PUT', `/api/folders/${folder.id}`, { name: 'Rebajas' })
    expect(await list()).toMatchObject([{ name: 'Rebajas' }])
    await ana.call('DELETE', `/api/folders/${folder.id}`)
    expect(await list()).toEqual([])
    expect((await ana.call('GET', `/api/pages/${abaco}`)).body).toMatchObject({ siteId })
  })

  it('go with their site, and not without end', async () => {
    const { id: siteId } = await createSite(ana, 'Con muchas')
    for (let made = 0; made < 100; made += 1) await createFolder(ana, siteId)
    expect(await ana.call('POST', `/api/sites/${siteId}/folders`, { name: 'Una más' })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_FOLDERS' },
    })
    await ana.call('DELETE', `/api/sites/${siteId}`)
    expect(await list()).toEqual([])
  })
})
