import { filmFiguresSchema } from '@aurelio/contracts/films'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { createFilm } from '../../../testing/films.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

onEachEngine('figures of a film', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
  })
  const at = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
  const figures = async (id: string, filter: string) =>
    filmFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/films/${id}/figures${filter}`)))
  /** What a page gives out to who comes from there. */
  const tokenAt = async (path: string, referer?: string) => {
    const html = await (await at(path, { headers: referer ? { referer } : {} })).text()
    return /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  }

  it('tell their curve and what it leads to by source, device, page and variant, and these together', async () => {
    const { id, address } = await createFilm(server, ana)
    const film = { id, path: `/p/_v/${address}` }
    const video = { id: 'video-1', type: 'video', name: '', props: { src: film.path } }
    const page = await publishPage(ana, 'Con filtros', { version: 1, elements: [video] })
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
    const play = async (view: string, cells: string, token: string, agent = 'Firefox/140.0') =>
      at(`${film.path}/seen`, {
        method: 'POST',
        body: `v=${view}&c=${cells}&a=&t=${token}`,
        headers: { 'user-agent': agent },
      })
    await play('propia00001', '1111', await tokenAt(film.path))
    await play('propia00002', '1', await tokenAt(film.path, 'https://www.google.es/'), phone)
    await play('pagina00001', '11', await tokenAt(page.path, 'https://www.google.es/'), phone)
    await play('pagina00002', '111', await tokenAt(page.path))
    const curve = async (filter: string) => {
      const { plays, average, seconds } = await figures(film.id, filter)
      return { plays, average, seen: seconds.map(({ seen }) => seen).join('') }
    }
    expect(await curve('')).toEqual({ plays: 4, average: 10 / 16, seen: '4321' })
    expect(await curve('?source=search')).toEqual({ plays: 2, average: 3 / 8, seen: '2100' })
    expect(await curve('?device=desktop')).toEqual({ plays: 2, average: 7 / 8, seen: '2221' })
    expect(await curve('?page=own')).toEqual({ plays: 2, average: 5 / 8, seen: '2111' })
    expect(await curve(`?page=${page.id}&variant=A`)).toEqual({ plays: 2, average: 5 / 8, seen: '2210' })
    expect(await curve(`?page=${page.id}&device=mobile`)).toEqual({ plays: 1, average: 1 / 2, seen: '1100' })
    expect(await curve('?variant=B')).toEqual({ plays: 0, average: 0, seen: '0000' })
    // A list leaves out its own filter, so that it says what else there is.
    expect(await figures(film.id, '?device=mobile')).toMatchObject({
      apart: 0,
      sources: [{ key: 'search', plays: 2 }],
      devices: [
        { key: 'desktop', plays: 2 },
        { key: 'mobile', plays: 2 },
      ],
      places: [
        { plays: 1, variant: 'A' },
        { plays: 1, variant: 'A' },
      ],
    })
    for (const wrong of ['device=nevera', 'variant=b', `page=${'x'.repeat(65)}`])
      expect((await ana.call('GET', `/api/films/${film.id}/figures?${wrong}`)).status).toBe(422)
  })
})
