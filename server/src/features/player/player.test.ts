import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filmFiguresSchema, filmSchema, filmSummarySchema } from '@aurelio/contracts/films'
import { leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { addFilm, beginFilm, filmBytes, findFilm, preparedFilm, sendBytes } from '../../testing/films.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { formId, navigateForm, publishPage } from '../../testing/pages.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'

const settings = { VIDEO_DISK_FLOOR_MB: '0' }
const listSchema = z.object({ items: z.array(filmSummarySchema), largest: z.int() })

onEachEngine('films of the player', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, settings)
    ana = await signUp(server.url)
  })
  const at = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init })
  const figures = async (id: string) =>
    filmFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/films/${id}/figures`)))
  const told = (path: string, body: string) => at(`${path}/seen`, { method: 'POST', body })

  it('come in parts, go on after a break, and are made into what browsers play', async () => {
    const body = await filmBytes('plain.mp4')
    const begun = await beginFilm(ana, 'Bienvenida.mp4', body.length)
    expect(begun).toMatchObject({ name: 'Bienvenida', state: 'preparing', step: 'uploading' })
    expect((await sendBytes(server, ana, begun.id, { offset: 0, body: body.slice(0, 5000) })).status).toBe(
      204,
    )
    const asked = await at(`/api/film-uploads/${begun.id}`, {
      method: 'HEAD',
      headers: { cookie: ana.cookie, 'tus-resumable': '1.0.0' },
    })
    expect(asked.headers.get('upload-offset')).toBe('5000')
    // Bytes for another place are not taken.
    expect((await sendBytes(server, ana, begun.id, { offset: 0, body })).status).toBe(409)
    expect((await sendBytes(server, ana, begun.id, { offset: 5000, body: body.slice(5000) })).status).toBe(
      204,
    )
    const film = await preparedFilm(ana, begun.id)
    expect(film).toMatchObject({ state: 'ready', problem: null, width: 1280, height: 720, hasSound: true })
    expect(film.renditions.map(({ height }) => height)).toEqual([720, 480])
    expect(film.duration).toBeCloseTo(4, 0)
    const { items } = listSchema.parse(bodyOf(await ana.call('GET', '/api/films')))
    expect(items.map(({ id }) => id)).toContain(film.id)
    // Nothing is left of the way in.
    expect(readdirSync(join(server.dataDir, 'films/uploads'))).toEqual([])
    const part = await at(`${film.path}/video.mp4`, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect((await at(film.poster ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })

  it('stand on a page of their own that needs no script', async () => {
    const film = await addFilm(server, ana)
    const answer = await at(film.path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toMatch(/<video data-player=""[^>]* controls=""/)
    expect(html).toContain('"@type":"VideoObject"')
    expect(answer.headers.get('content-security-policy')).toMatch(/connect-src 'self'.*sandbox/)
    const [, source = ''] = /<source src="([^"]+)"/.exec(html) ?? []
    expect((await at(source)).headers.get('cache-control')).toContain('immutable')
    // Nor does what the team looks at beside its settings.
    expect(await (await at(`${film.path}?muestra=1`)).text()).not.toContain('data-seen')
    // Nothing is counted, nothing is asked: no script.
    bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour: { counted: false } }))
    expect(await (await at(film.path)).text()).not.toContain('<script>')
    expect((await at(`${film.path}x`)).status).toBe(404)
  })

  it('call at a second, and ask for the mail through the door for forms', async () => {
    const film = await addFilm(server, ana)
    const behaviour = {
      muted: true,
      ctaSecond: 1,
      ctaText: 'Reserva tu plaza',
      ctaLink: 'https://ejemplo.es/',
      gateSecond: 2,
    }
    const changed = filmSchema.parse(bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour })))
    expect(changed.behaviour).toMatchObject(behaviour)
    const html = await (await at(film.path)).text()
    expect(html).toMatch(/<a data-player-cta="" href="https:\/\/ejemplo.es\/">Reserva tu plaza<\/a>/)
    expect(html).toMatch(/data-player-gate=""[^>]*>.*type="email"/s)
    expect(html).toContain('Activar el sonido')
    const send = (email: string) =>
      at(`${film.path}/leads`, {
        method: 'POST',
        body: new URLSearchParams({ formId: 'correo-del-video', email, _agreed: '1' }),
      })
    const wrong = await send('no')
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/data-asked=""/)
    const right = await send('eva@ejemplo.es')
    expect([right.status, right.headers.get('location')]).toEqual([
      303,
      `${film.path}?t=2#gracias-correo-del-video`,
    ])
    const { items } = z
      .object({ items: z.array(leadSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/leads?q=eva@ejemplo.es')))
    expect(items).toMatchObject([{ pageId: null, pageName: film.name, proof: { consents: [{}] } }])
    expect(await figures(film.id)).toMatchObject({ leads: 1 })
    // Past its second it is not asked for again.
    expect(await (await at(`${film.path}?t=2`)).text()).not.toContain('data-player-gate=')
  })

  it('are counted by the second, each play once, and of nobody', async () => {
    const film = await addFilm(server, ana)
    const tokenOf = async (referer?: string) => {
      const html = await (await at(film.path, { headers: referer ? { referer } : {} })).text()
      return /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    }
    const token = await tokenOf()
    const searched = await tokenOf('https://www.google.es/')
    await told(film.path, `v=primera001&c=11&a=&t=${token}`)
    await told(film.path, `v=primera001&c=1121&a=1&t=${token}`)
    // It comes late, and twice.
    await told(film.path, `v=primera001&c=11&a=&t=${token}`)
    // It leaps to the end, and comes back to what it had left out.
    await told(film.path, `v=segunda0002&c=1001&a=&t=${searched}`)
    await told(film.path, `v=segunda0002&c=1011&a=&t=${searched}`)
    await told(film.path, 'v=robot000003&c=<script>&a=&t=x')
    const expected = {
      plays: 2,
      finished: 2,
      cta: 1,
      leads: 0,
      sent: 0,
      seconds: [
        { seen: 2, again: 0, cta: 0, skipped: 0 },
        { seen: 1, again: 0, cta: 1, skipped: 1 },
        { seen: 2, again: 1, cta: 0, skipped: 0 },
        { seen: 2, again: 0, cta: 0, skipped: 0 },
      ],
      sources: [
        { key: 'direct', plays: 1, finished: 1, cta: 1 },
        { key: 'search', plays: 1, finished: 1, cta: 0 },
      ],
      devices: [{ key: 'desktop', plays: 2, finished: 2, cta: 1 }],
      places: [{ pageId: null, variant: 'A', plays: 2, finished: 2, average: 0.875 }],
    }
    expect(await figures(film.id)).toMatchObject(expected)
    const rows = await server.database
      .query()
      .selectFrom('filmView')
      .select('view')
      .where('filmId', '=', film.id)
      .execute()
    expect(rows.map(({ view }) => view).toSorted()).toEqual(['primera001', 'segunda0002'])
  })

  it('count a form of their page for the seconds that its visit had seen', async () => {
    const film = await addFilm(server, ana)
    const elements = [
      { id: 'video-1', type: 'video', name: '', props: { src: film.path } },
      { id: formId, type: 'form', name: '', props: { fields: ['email'] } },
    ]
    const page = await publishPage(ana, 'Oferta con vídeo', { version: 1, elements })
    const html = await (await at(page.path, { headers: { referer: 'https://www.google.es/' } })).text()
    const token = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    await told(film.path, `v=visita00001&c=111&a=&t=${token}`)
    // As a browser does: who is as fast as this test, and is none, is taken for a robot.
    const sent = { email: 'luz@ejemplo.es', _agreed: '1', _token: token }
    await navigateForm(server.url, page.path, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', sent)
    await expect
      .poll(async () => (await figures(film.id)).seconds.map(({ leads }) => leads))
      .toEqual([1, 1, 1, 0])
    // What the browser tells when it leaves may come later.
    await told(film.path, `v=visita00001&c=1111&a=&t=${token}`)
    expect(await figures(film.id)).toMatchObject({
      sent: 1,
      sources: [{ key: 'search', plays: 1, sent: 1 }],
      places: [{ pageId: page.id, name: 'Oferta con vídeo', variant: 'A', sent: 1 }],
      seconds: [{ leads: 1 }, { leads: 1 }, { leads: 1 }, { leads: 1 }],
    })
  })

  it('show on pages what they do, as it is now', async () => {
    const film = await addFilm(server, ana)
    const video = { id: 'video-1', type: 'video', name: '', props: { src: film.path } }
    const page = await publishPage(ana, 'Con vídeo', { version: 1, elements: [video] })
    const shown = async () => (await at(page.path)).text()
    expect(await shown()).toMatch(/<video data-player=""/)
    bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour: { ctaText: 'Apúntate ya' } }))
    await expect.poll(shown, { timeout: 10_000 }).toContain('Apúntate ya')
  })

  it('have subtitles and chapters, written anew from what came', async () => {
    const film = await addFilm(server, ana)
    const add = (body: object) => ana.call('POST', `/api/films/${film.id}/tracks`, body)
    const srt = '1\r\n00:00:01,500 --> 00:00:03,000\r\n<font color="red">Hola</font> --> <i>mundo</i>\r\n'
    const withTrack = filmSchema.parse(bodyOf(await add({ text: srt })))
    expect(withTrack.tracks).toMatchObject([{ kind: 'subtitles', language: 'es', label: 'Español' }])
    expect(withTrack.tracks[0]?.text).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:03.000\nHola → <i>mundo</i>\n')
    const html = await (await at(film.path)).text()
    const [, address = ''] = /<track [^>]*src="([^"]+)"/.exec(html) ?? []
    expect((await at(address)).headers.get('content-type')).toMatch(/^text\/vtt/)
    bodyOf(await add({ kind: 'chapters', text: 'WEBVTT\n\n00:02.000 --> 00:04.000\nLa oferta\n' }))
    expect(await (await at(film.path)).text()).toMatch(/\?t=2"[^>]*>.*La oferta/s)
    expect((await add({ text: 'Esto no son subtítulos' })).status).toBe(422)
    const trackId = withTrack.tracks[0]?.id ?? ''
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nAdiós\n'
    bodyOf(await ana.call('PUT', `/api/films/${film.id}/tracks/${trackId}`, { text }))
    expect(await (await at(address)).text()).toContain('Adiós')
    expect((await ana.call('DELETE', `/api/films/${film.id}/tracks/${trackId}`)).status).toBe(200)
    expect((await at(address)).status).toBe(404)
  })

  it('are trimmed, replaced and given another poster without being sent again', async () => {
    const film = await addFilm(server, ana)
    bodyOf(await ana.call('PUT', `/api/films/${film.id}/trim`, { from: 1, to: 3 }))
    const trimmed = await preparedFilm(ana, film.id)
    expect(trimmed.duration).toBeCloseTo(2, 0)
    const posed = filmSchema.parse(
      bodyOf(await ana.call('PUT', `/api/films/${film.id}/poster`, { second: 1 })),
    )
    expect(posed.poster).not.toBe(trimmed.poster)
    expect((await at(posed.poster ?? '')).status).toBe(200)
    const better = await filmBytes('silent.mp4')
    bodyOf(await ana.call('PUT', `/api/films/${film.id}/trim`, { from: 0, to: null }))
    await preparedFilm(ana, film.id)
    bodyOf(await ana.call('POST', `/api/films/${film.id}/replacement`, { size: better.length }))
    // Until it is there, the one before is shown.
    expect((await at(`${film.path}/video.mp4`)).status).toBe(200)
    await sendBytes(server, ana, film.id, { offset: 0, body: better })
    expect(await preparedFilm(ana, film.id)).toMatchObject({ state: 'ready', width: 640, hasSound: false })
  }, 120_000)

  it('are made in AV1 and in parts where somebody chooses it, and show their scenes', async () => {
    const film = await addFilm(server, ana)
    bodyOf(await ana.call('PUT', `/api/films/${film.id}/making`, { av1: true, hls: 'always' }))
    expect(await preparedFilm(ana, film.id)).toMatchObject({ problem: null, hasAv1: true, isInParts: true })
    bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour: { scenes: true } }))
    const html = await (await at(film.path)).text()
    expect(html).toMatch(/data-player-scenes=""[^>]*>.*\?t=2/s)
    const [, playlist = ''] =
      /<source src="([^"]+m3u8)" type="application\/vnd.apple.mpegurl"/.exec(html) ?? []
    const [, modern = ''] = /<source src="([^"]+)" type="video\/mp4; codecs=[^>]*av01/.exec(html) ?? []
    expect((await at(modern, { headers: { range: 'bytes=4-7' } })).status).toBe(206)
    const master = await (await at(playlist)).text()
    expect(master.match(/^hls-\d\.m3u8$/gm)).toEqual(['hls-0.m3u8', 'hls-1.m3u8'])
    const sizes = await (await at(playlist.replace(/[^/]+$/, 'hls-1.m3u8'))).text()
    expect(sizes).toContain('#EXT-X-MAP:URI="hls-1.m4s"')
    // Where a key is asked for, each address in it carries it.
    bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour: { isPrivate: true } }))
    const { key, file } = await findFilm(ana, film.id)
    expect((await at(file)).status).toBe(200)
    expect(await (await at(playlist + key)).text()).toContain(`hls-0.m3u8${key}`)
  }, 120_000)

  it('take a picture as their poster, which stays when they are made anew', async () => {
    const film = await addFilm(server, ana)
    const picture = await (await at(film.poster ?? '')).bytes()
    const send = (type: string) =>
      at(`/api/films/${film.id}/poster-file`, {
        method: 'POST',
        body: picture,
        headers: { origin: server.url, cookie: ana.cookie, 'content-type': type },
      })
    expect((await send('image/png')).status).toBe(415)
    const posed = filmSchema.parse(await (await send('image/jpeg')).json())
    expect(posed.poster).toMatch(/own-/)
    bodyOf(await ana.call('PUT', `/api/films/${film.id}/trim`, { from: 1, to: 3 }))
    const { poster } = await preparedFilm(ana, film.id)
    expect(poster).toMatch(/own-/)
    expect((await at(poster ?? '')).status).toBe(200)
  })

  it('end with their form, or with another film', async () => {
    const film = await addFilm(server, ana)
    const show = async (behaviour: object) => {
      bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour }))
      return (await at(film.path)).text()
    }
    expect(await show({ end: 'form' })).toMatch(/data-gate="4".*data-player-gate=""/s)
    expect(await (await at(`${film.path}?t=4`)).text()).not.toContain('data-player-gate=')
    expect(await show({ end: 'film', endFilm: '/p/_v/la-segunda-abc123' })).toContain(
      'data-end="/p/_v/la-segunda-abc123"',
    )
    expect(await show({ end: 'film', endFilm: 'javascript:alert(1)' })).not.toContain('data-end=')
  })

  it('are seen by nobody without a key where they are not for everybody', async () => {
    const film = await addFilm(server, ana)
    const [, source = ''] = /<source src="([^"]+)"/.exec(await (await at(film.path)).text()) ?? []
    bodyOf(await ana.call('PATCH', `/api/films/${film.id}`, { behaviour: { isPrivate: true } }))
    expect((await at(film.path)).status).toBe(404)
    await expect.poll(async () => (await at(source)).status, { timeout: 10_000 }).toBe(404)
    const { url } = z
      .object({ url: z.string() })
      .parse(bodyOf(await ana.call('POST', `/api/films/${film.id}/keys`, { hours: 1 })))
    const keyed = url.slice(new URL(url).origin.length)
    const html = await (await at(keyed)).text()
    const [, mine = ''] = /<source src="([^"]+)"/.exec(html) ?? []
    expect((await at(mine)).status).toBe(200)
    expect((await at(keyed.slice(0, -2))).status).toBe(404)
  })

  it('are of their workspace alone, and go without a trace', async () => {
    const film = await addFilm(server, ana)
    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('GET', `/api/films/${film.id}`)).status).toBe(404)
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', '/api/films')).status).toBe(403)
    const kept = () => readdirSync(join(server.dataDir, 'files/film-sources')).length
    const before = kept()
    expect((await ana.call('DELETE', `/api/films/${film.id}`)).status).toBe(200)
    expect(kept()).toBe(before - 1)
    expect((await at(film.path)).status).toBe(404)
  })

  it('can be stopped while they come, and sent anew', async () => {
    const body = await filmBytes('plain.mp4')
    const { id } = await beginFilm(ana, 'Parada.mp4', body.length)
    await sendBytes(server, ana, id, { offset: 0, body: body.slice(0, 100) })
    bodyOf(await ana.call('POST', `/api/films/${id}/cancellation`))
    expect(await findFilm(ana, id)).toMatchObject({ state: 'failed', problem: 'cancelled' })
    expect((await sendBytes(server, ana, id, { offset: 100, body: body.slice(100) })).status).toBe(404)
    expect((await ana.call('POST', `/api/films/${id}/preparation`)).status).toBe(409)
    expect(existsSync(join(server.dataDir, 'films/uploads', id))).toBe(false)
  })
})
