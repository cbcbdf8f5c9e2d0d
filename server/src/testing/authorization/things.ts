import { randomUUID } from 'node:crypto'
import { fontFile, fonts } from '@aurelio/page/fonts'
import { z } from 'zod'
import { signIn } from '../accounts.ts'
import { filmThings } from './film-things.ts'
import { createEvent, everyDay, feedOf } from '../calendar.ts'
import { createBatch, oneBatch, siteTarget } from '../page-batches.ts'
import { createSchedule } from '../page-schedules.ts'
import { createPage, documentWith, formId, publishPage, sendThumbnail } from '../pages.ts'
import { password, signUp } from '../test-server.ts'
import { createFolder, createSite, tellLegalData } from '../sites.ts'
import { mailReport, shareReport } from '../reports.ts'
import { askReview, pinOn } from '../reviews.ts'
import { bodyOf, colleagueOf, createProject, createTask, invite, ruleBody } from '../work.ts'
import {
  type Thing,
  withId,
  idOf,
  ownerOf,
  greyPng,
  upload,
  addWebhook,
  leadOf,
  hangingOn,
  sentFile,
  workFileOf,
} from './making.ts'

export const things = {
  symbol: async ({ owner }) => {
    const made = { name: 'Ajeno', document: documentWith('x') }
    return { id: idOf(bodyOf(await owner.call('POST', '/api/symbols', made))), number: '1' }
  },
  workspaceForm: async ({ owner }) => {
    const form = { id: formId, type: 'form', name: 'Ajeno', props: { fields: ['email'] } }
    const made = { name: 'Ajeno', document: { version: 1, elements: [form] } }
    return { id: idOf(bodyOf(await owner.call('POST', '/api/symbols', made))) }
  },
  page: async ({ owner }) => ({ id: (await createPage(owner, 'Ajena')).id }),
  version: async ({ owner }) => {
    const { id } = await createPage(owner, 'Con versión')
    return { id, versionId: idOf(bodyOf(await owner.call('POST', `/api/pages/${id}/versions`, {}))) }
  },
  publication: async ({ owner }) => {
    const { id } = await publishPage(owner, 'Publicada')
    const listed = bodyOf(await owner.call('GET', `/api/pages/${id}/publications`))
    return { id, publicationId: idOf(z.object({ items: z.array(z.unknown()) }).parse(listed).items[0]) }
  },
  publishedPage: async ({ owner }) => {
    const { path } = await publishPage(owner, 'Publicada', documentWith('x', ['name', 'email']))
    return { slug: path.replace('/p/', '') }
  },
  form: async ({ owner }) => {
    const { id, path } = await publishPage(owner, 'Con formulario', documentWith('x', ['name', 'email']))
    return { pageId: id, slug: path.replace('/p/', ''), formId }
  },
  lead: leadOf,
  twoLeads: async (place) => {
    const { id: other } = await leadOf(place)
    return { ...(await leadOf(place)), other }
  },
  removedLead: async (place) => {
    const { id } = await leadOf(place)
    bodyOf(await place.owner.call('POST', '/api/leads/removals', { ids: [id] }))
    return { id }
  },
  leadView: async ({ owner }) => ({
    id: idOf(bodyOf(await owner.call('POST', '/api/lead-views', { name: 'Ganados', query: 'state=won' }))),
  }),
  leadRule: async ({ owner }) => ({
    id: idOf(bodyOf(await owner.call('POST', '/api/lead-rules', ruleBody))),
  }),
  leadImport: (place) => sentFile(place, '/api/lead-imports?name=contactos.csv', 'name\nLuis'),
  projectTemplate: async ({ owner }) => {
    const { id } = await createProject(owner, 'De base')
    return { id: idOf(bodyOf(await owner.call('POST', `/api/projects/${id}/template`, { name: 'Base' }))) }
  },
  workFile: async (place) => workFileOf(place),
  removedWorkFile: async (place) => {
    const { id } = await workFileOf(place)
    bodyOf(await place.owner.call('DELETE', `/api/work-files/${id}`))
    return { id }
  },
  batchTarget: async ({ owner }) => siteTarget(owner),
  pageSchedule: async ({ owner }) => ({ id: await createSchedule(owner) }),
  emptyBatch: async ({ owner }) => ({ id: await createBatch(owner, await siteTarget(owner), []) }),
  pageBatch: async ({ owner }) => ({ id: await oneBatch(owner) }),
  stoppedBatch: async ({ owner }) => {
    const id = await oneBatch(owner)
    const startAt = '2999-01-01T08:00:00.000Z'
    bodyOf(await owner.call('POST', `/api/page-batches/${id}/start`, { startAt }))
    bodyOf(await owner.call('POST', `/api/page-batches/${id}/cancel`))
    return { id }
  },
  taskImport: (place) => sentFile(place, '/api/task-imports?name=tareas.csv', 'name\nLlamar'),
  formFile: (place) =>
    sentFile(place, '/api/form-files?name=guia.pdf', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
  noLink: async () => ({ token: 'nada' }),
  leadFile: async ({ server, owner }) => {
    const { id: pageId, path } = await publishPage(
      owner,
      'Con archivo',
      documentWith('x', ['email', { name: 'foto', type: 'file' }]),
    )
    const body = new FormData()
    for (const [name, value] of Object.entries({ formId, email: 'luis@ejemplo.es' })) body.set(name, value)
    body.set('foto', new File([new Uint8Array(await greyPng())], 'foto.png'))
    await fetch(`${server.url}${path}/leads`, { method: 'POST', body, redirect: 'manual' })
    const { items } = z
      .object({ items: z.array(z.object({ fields: z.array(z.object({ fileId: z.string().optional() })) })) })
      .parse(bodyOf(await owner.call('GET', `/api/leads?pageId=${pageId}`)))
    return { id: items[0]?.fields.find(({ fileId }) => fileId)?.fileId ?? '' }
  },
  removedPage: async ({ owner }) => {
    const { id } = await createPage(owner, 'Quitada')
    bodyOf(await owner.call('DELETE', `/api/pages/${id}`))
    return { id }
  },
  picturedPage: async ({ server, owner }) => {
    const { id } = await createPage(owner, 'Con miniatura')
    await sendThumbnail(server.url, owner, id, 1)
    return { id, version: '1' }
  },
  pageAndProject: async ({ owner }) => ({
    id: (await createPage(owner, 'Con proyecto')).id,
    projectId: (await createProject(owner, 'Proyecto')).id,
  }),
  fontFile: async () => ({ file: fonts.map(fontFile)[0] ?? '' }),
  picture: async ({ server, owner }) =>
    withId.parse(await upload(server, owner, 'POST', '/api/pictures?name=foto.png')),
  pictureFile: async ({ server, owner }) => {
    const { path } = z
      .object({ path: z.string() })
      .parse(await upload(server, owner, 'POST', '/api/pictures?name=foto.png'))
    return { file: path.split('/').at(-1) ?? '' }
  },
  ...filmThings,
  site: async ({ owner }) => ({ id: (await createSite(owner, 'Ajeno')).id }),
  redirect: async ({ owner }) => {
    const { id } = await createSite(owner, 'Con redirección')
    const sent = { from: `/antes-${randomUUID()}`, to: 'https://ejemplo.es' }
    return { id, redirectId: idOf(bodyOf(await owner.call('POST', `/api/sites/${id}/redirects`, sent))) }
  },
  siteWithLegalData: async ({ owner }) => {
    await tellLegalData(owner)
    return { id: (await createSite(owner, 'Con textos legales')).id }
  },
  pageFolder: async ({ owner }) => ({ id: (await createFolder(owner)).id }),
  pageAndFolder: async ({ owner }) => {
    const { id, siteId } = await createPage(owner, 'Con carpeta')
    return { id, folderId: (await createFolder(owner, siteId)).id }
  },
  pageAndSite: async ({ owner }) => ({
    id: (await createPage(owner, 'Con sitio')).id,
    siteId: (await createSite(owner, 'Sitio')).id,
  }),
  project: async ({ owner }) => ({ id: (await createProject(owner, 'Ajeno')).id }),
  reportLink: async ({ owner }) => shareReport(owner),
  reportMailing: async ({ owner }) => ({ id: (await mailReport(owner)).id }),
  projectAndPerson: async (place) => ({
    id: (await createProject(place.owner, 'Con equipo')).id,
    personId: (await ownerOf(await colleagueOf(place.server, place.owner, 'member'))).userId,
  }),
  projectLink: async ({ owner }) => {
    const { id } = await createProject(owner, 'Con sitio')
    const { id: thingId } = await createSite(owner, 'Enlazado')
    bodyOf(await owner.call('PUT', `/api/projects/${id}/links/site/${thingId}`))
    return { id, kind: 'site', thingId }
  },
  projectTime: async ({ owner }) => {
    const { id } = await createProject(owner, 'Con horas')
    const noted = { day: '2026-11-20', minutes: 30 }
    return { id: idOf(bodyOf(await owner.call('POST', `/api/projects/${id}/hours`, noted))) }
  },
  removedProject: async ({ owner }) => {
    const { id } = await createProject(owner, 'Quitado')
    bodyOf(await owner.call('DELETE', `/api/projects/${id}`))
    return { id }
  },
  workspace: async ({ owner }) => ({ id: (await ownerOf(owner)).workspaceId }),
  member: async ({ server, owner }) => ({
    id: (await ownerOf(await colleagueOf(server, owner, 'member'))).userId,
  }),
  invitation: async ({ owner }) => {
    const { id, token } = await invite(owner, `${randomUUID()}@ejemplo.es`, 'member')
    return { id, token }
  },
  task: async ({ owner }) => ({ id: (await createTask(owner, 'Ajena')).id }),
  removedTask: async ({ owner }) => {
    const { id } = await createTask(owner, 'Quitada')
    bodyOf(await owner.call('DELETE', `/api/tasks/${id}`))
    return { id }
  },
  twoTasks: async ({ owner }) => ({
    id: (await createTask(owner, 'Después')).id,
    other: (await createTask(owner, 'Antes')).id,
  }),
  taskCheck: async ({ owner }) => ({ id: await hangingOn(owner, 'checks', { text: 'Llamar' }) }),
  taskBlocker: async ({ owner }) => {
    const { id: blockerId } = await createTask(owner, 'Antes')
    return { id: await hangingOn(owner, 'blockers', { blockerId }) }
  },
  taskComment: async ({ owner }) => ({ id: await hangingOn(owner, 'comments', { text: 'Listo' }) }),
  removedTaskComment: async ({ owner }) => {
    const id = await hangingOn(owner, 'comments', { text: 'Listo' })
    bodyOf(await owner.call('DELETE', `/api/task-comments/${id}`))
    return { id }
  },
  taskView: async ({ owner }) => ({
    id: idOf(bodyOf(await owner.call('POST', '/api/task-views', { name: 'Mías', query: 'mine=1' }))),
  }),
  calendarEvent: async ({ owner }) => ({ id: (await createEvent(owner, 'Ajeno', everyDay)).id }),
  removedCalendarEvent: async ({ owner }) => {
    const { id } = await createEvent(owner, 'Quitado')
    bodyOf(await owner.call('DELETE', `/api/calendar/events/${id}`))
    return { id }
  },
  calendarFeed: async ({ owner }) => ({ file: (await feedOf(owner)).split('/').at(-1) ?? '' }),
  review: async ({ owner }) => askReview(owner),
  reviewThread: async ({ owner }) => {
    const { id, token } = await askReview(owner)
    return { id, token, thread: (await pinOn(owner, id)).thread }
  },
  reviewLink: async ({ owner }) => {
    await askReview(owner)
    const { items } = z
      .object({ items: z.array(withId) })
      .parse(bodyOf(await owner.call('GET', '/api/review-links?limit=1')))
    return { id: items[0]?.id ?? '' }
  },
  /** Of the person, or of the owner where the person may have none. */
  apiToken: async ({ owner, person }) => {
    const token = { name: 'Programa', scopes: ['tasks:read'], expiresInDays: null }
    const own = await person.call('POST', '/api/tokens', token)
    return { id: idOf(bodyOf(own.status === 201 ? own : await owner.call('POST', '/api/tokens', token))) }
  },
  webhook: async ({ server, owner }) => addWebhook(server, owner),
  webhookDelivery: async ({ server, owner }) => {
    const { id } = await addWebhook(server, owner)
    const deliveryId = randomUUID()
    const at = new Date().toISOString()
    const { workspaceId } = await ownerOf(owner)
    const row = {
      id: deliveryId,
      webhookId: id,
      workspaceId,
      event: 'lead.created',
      subjectId: id,
      at,
    } as const
    await server.database
      .query()
      .insertInto('webhookDelivery')
      .values({ ...row, state: 'failed', attempts: 1, nextAt: null })
      .execute()
    return { id, deliveryId }
  },
  photo: async ({ server, owner }) => {
    const { image } = z
      .object({ image: z.string() })
      .parse(await upload(server, owner, 'PUT', '/api/profile/photo'))
    const [id = '', version = ''] = image.split('/').slice(-2)
    return { id, version }
  },
  logo: async ({ server, owner }) => {
    const { logo } = z
      .object({ logo: z.string() })
      .parse(await upload(server, owner, 'PUT', '/api/workspace/logo'))
    const [id = '', version = ''] = logo.split('/').slice(-2)
    return { id, version }
  },
  account: async ({ server }) => ({ id: (await ownerOf(await signUp(server.url))).userId }),
  session: async ({ server, person }) => {
    const other = (await signIn(server, person.email, password)).person
    const rows = z
      .array(withId.extend({ current: z.boolean() }))
      .parse(bodyOf(await other.call('GET', '/api/security/sessions')))
    return { id: rows.find(({ current }) => current)?.id ?? '' }
  },
  notification: async ({ server, person }) => {
    const id = randomUUID()
    const row = {
      id,
      ...(await ownerOf(person)),
      kind: 'lead.received',
      subjectId: id,
      subjectName: 'Página',
    }
    const createdAt = new Date().toISOString()
    await server.database
      .query()
      .insertInto('notification')
      .values({ ...row, count: 1, createdAt, readAt: null })
      .execute()
    return { id }
  },
  video: async ({ server, person }) => {
    const id = randomUUID()
    const createdAt = new Date().toISOString()
    await server.database
      .query()
      .insertInto('videoTask')
      .values({
        ...(await ownerOf(person)),
        id,
        jobId: null,
        url: 'https://ejemplo.es/v',
        wanted: JSON.stringify({ kind: 'audio', format: 'mp3' }),
        state: 'completed',
        title: 'Vídeo',
        percent: 100,
        speed: 0,
        eta: null,
        error: null,
        received: 0,
        filename: 'video.mp4',
        size: 1,
        duration: 1,
        fileKey: null,
        hidden: 0,
        createdAt,
        finishedAt: createdAt,
        expiresAt: null,
      })
      .execute()
    return { taskId: id }
  },
  videoInfo: async ({ server, person }) => {
    const id = randomUUID()
    await server.database
      .query()
      .insertInto('videoInfo')
      .values({
        ...(await ownerOf(person)),
        id,
        url: 'https://ejemplo.es/v',
        createdAt: new Date().toISOString(),
        info: JSON.stringify({
          title: 'Vídeo',
          duration: 1,
          durationEstimated: false,
          thumbnail: null,
          formats: [],
          subtitles: [],
          playlist: false,
        }),
      })
      .execute()
    return { infoId: id }
  },
} satisfies Record<string, Thing>
