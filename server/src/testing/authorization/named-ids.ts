/// <reference types="vite/types/importMeta.d.ts" />
import { randomInt } from 'node:crypto'
import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { z } from 'zod'
import { createPage, documentWith, formId, publishPage, sendForm } from '../pages.ts'
import { askReview } from '../reviews.ts'
import type { Person } from '../test-server.ts'
import { createFolder, createSite, sitesOf } from '../sites.ts'
import { bodyOf, colleagueOf, createProject, createTask, sessionOf } from '../work.ts'

/** A call that names a thing beside its path; what it names must be of the caller's own workspace. */
export type NamedId = {
  /** Makes what is named, with what a question finds of it, and gives its id. */
  thing: (owner: Person, url: string) => Promise<string>
  /** Makes what the path names, of the caller. */
  target?: (caller: Person, url: string) => Promise<string>
  /** A question about this one thing, in place of a list that it narrows. */
  single?: true
  /** What else the body holds. */
  body?: Record<string, unknown>
}

/** Those that stand beside their room. */
const ofRooms = import.meta.glob<Record<string, NamedId>>('../../features/*/named-ids.ts', {
  eager: true,
  import: 'namedIds',
})

const project = async (owner: Person) => (await createProject(owner, 'De quien sea')).id
const projectWithTask = async (owner: Person) => {
  const id = await project(owner)
  await createTask(owner, 'Del proyecto', { projectId: id })
  return id
}
const projectWithPage = async (owner: Person) => {
  const [projectId, id] = [await project(owner), await page(owner)]
  bodyOf(await owner.call('PUT', `/api/pages/${id}/project`, { projectId }))
  return projectId
}
const pageWithLead = async (owner: Person, url: string) => {
  const { id, path } = await publishPage(owner, 'Con lead', documentWith('x', ['name', 'email']))
  await sendForm(url, path, { name: 'Luis', email: 'luis@ejemplo.es' })
  return id
}
const pageWithReview = async (owner: Person) => (await askReview(owner)).page
/** A form that no other page has. */
const formWithLead = async (owner: Person, url: string) => {
  const own = `form-${randomInt(1e12, 1e13)}`
  const text = JSON.stringify(documentWith('x', ['name', 'email'])).replaceAll(formId, own)
  const { path } = await publishPage(owner, 'Con formulario', JSON.parse(text))
  await sendForm(url, path, { formId: own, name: 'Luis', email: 'luis@ejemplo.es' })
  return own
}
const lead = async (owner: Person, url: string) => {
  const pageId = await pageWithLead(owner, url)
  const listed = bodyOf(await owner.call('GET', `/api/leads?pageId=${pageId}`))
  return z.object({ items: z.array(z.object({ id: z.string() })) }).parse(listed).items[0]?.id ?? ''
}
const person = async (owner: Person) => (await sessionOf(owner)).user.id
/** Somebody who has a lead. */
const assigneeOfLead = async (owner: Person, url: string) => {
  const [assigneeId, id] = [await person(owner), await lead(owner, url)]
  bodyOf(await owner.call('PATCH', `/api/leads/${id}`, { baseVersion: 1, assigneeId }))
  return assigneeId
}
const task = async (owner: Person) => (await createTask(owner, 'Con ids')).id
const check = async (owner: Person) => {
  const added = await owner.call('POST', `/api/tasks/${await task(owner)}/checks`, { text: 'Línea' })
  return z.object({ id: z.string() }).parse(bodyOf(added)).id
}
const taskImport = async (owner: Person, url: string) => {
  const answer = await fetch(`${url}/api/task-imports?name=tareas.csv`, {
    method: 'POST',
    headers: { origin: url, cookie: owner.cookie, 'content-type': 'text/csv' },
    body: 'name\nLlamar',
  })
  return z.object({ id: z.string() }).parse(await answer.json()).id
}
/** Somebody who has a task. */
const assigneeOfTask = async (owner: Person) => {
  await task(owner)
  return person(owner)
}
const memberOfProject = async (owner: Person) => {
  const [id, personId] = [await project(owner), await person(owner)]
  bodyOf(await owner.call('PUT', `/api/projects/${id}/members/${personId}`))
  return personId
}
const site = async (owner: Person) => (await createSite(owner, 'Con ids')).id
const defaultSite = async (caller: Person) => (await sitesOf(caller))[0]?.id ?? ''
const siteWithPage = async (owner: Person) => {
  const [siteId, id] = [await site(owner), await page(owner)]
  bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId }))
  return siteId
}
const folder = async (owner: Person) => (await createFolder(owner)).id
const folderWithPage = async (owner: Person) => {
  const { id, siteId } = await createPage(owner, 'Con ids')
  const folderId = (await createFolder(owner, siteId)).id
  bodyOf(await owner.call('PUT', `/api/pages/${id}/folder`, { folderId }))
  return folderId
}
const page = async (owner: Person) => (await createPage(owner, 'Con ids')).id

/** Every id that a body or a query of the contract names, as `POST /tasks projectId`. */
export const namedIds: Record<string, NamedId> = {
  ...Object.assign({}, ...Object.values(ofRooms)),
  'GET /activity projectId': { thing: project },
  'GET /leads assigneeId': { thing: assigneeOfLead },
  'GET /leads formId': { thing: formWithLead },
  'GET /leads pageId': { thing: pageWithLead },
  'GET /overview/pages folderId': { thing: folderWithPage },
  'GET /overview/pages siteId': { thing: siteWithPage },
  'GET /overview/pages projectId': { thing: projectWithPage },
  'GET /pages projectId': { thing: projectWithPage },
  'GET /projects memberId': { thing: memberOfProject },
  'GET /reviews pageId': { thing: pageWithReview },
  'GET /tasks assigneeId': { thing: assigneeOfTask },
  'GET /tasks projectId': { thing: projectWithTask },
  'PATCH /leads/{id} assigneeId': { thing: person, target: lead, body: { baseVersion: 1 } },
  'PATCH /task-checks/{id} beforeId': { thing: check, target: check },
  'PATCH /tasks/{id} assigneeId': { thing: person, target: task },
  'PATCH /tasks/{id} beforeId': { thing: task, target: task },
  'PATCH /tasks/{id} parentId': { thing: task, target: task },
  'PATCH /tasks/{id} projectId': { thing: project, target: task },
  'PATCH /sites/{id} homePageId': { thing: page, target: defaultSite },
  'PATCH /sites/{id} notFoundPageId': { thing: page, target: defaultSite },
  'POST /pages folderId': { thing: folder, body: { name: 'Página', document: documentWith('x') } },
  'POST /pages siteId': { thing: site, body: { name: 'Página', document: documentWith('x') } },
  'POST /pages/{id}/copies siteId': { thing: site, target: page, body: { name: 'Copia' } },
  'POST /report-links projectId': {
    thing: project,
    body: { period: { kind: 'rolling', period: 'month' } },
  },
  'POST /report-mailings memberIds': { thing: person },
  'POST /report-mailings projectId': { thing: project, body: { emails: ['clara@ejemplo.es'] } },
  'POST /task-imports/{id}/start projectId': {
    thing: project,
    target: taskImport,
    body: { mapping: ['title'] },
  },
  'POST /tasks assigneeId': { thing: person, body: { title: 'Tarea' } },
  'POST /tasks parentId': { thing: task, body: { title: 'Tarea' } },
  'POST /tasks projectId': { thing: project, body: { title: 'Tarea' } },
  'POST /tasks/{id}/blockers blockerId': { thing: task, target: task },
  'POST /workspace/members/{id}/removal successorId': {
    thing: person,
    target: async (caller, url) => (await sessionOf(await colleagueOf({ url }, caller, 'member'))).user.id,
  },
  'PUT /pages/{id}/site siteId': { thing: site, target: page },
  // Who leaves must leave an owner behind.
  'POST /workspace/leave successorId': {
    thing: async (owner, url) => (await sessionOf(await colleagueOf({ url }, owner, 'owner'))).user.id,
  },
  'PUT /pages/{id}/folder folderId': { thing: folder, target: page },
  'PUT /pages/{id}/project projectId': { thing: project, target: page },
}

const schemaShape = z.object({ properties: z.record(z.string(), z.unknown()).optional() })

/** What stands within a document of the thing that the path names, and in no table. */
const withinDocuments = new Set(['stepId', 'elementId'])

/** The same as the contracts have it: a new field `…Id` that has no row above fails the test. */
export function idsOfContract(): string[] {
  const found: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, inputSchema } = procedure['~orpc']
    if (!(inputSchema instanceof z.ZodType)) return
    const { method = 'POST', path = '' } = route
    const schema = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' })
    for (const name of Object.keys(schemaShape.parse(schema).properties ?? {}))
      if (/Ids?$/.test(name) && !withinDocuments.has(name) && !path.includes(`{${name}}`))
        found.push(`${method} ${path} ${name}`)
  })
  return found.toSorted()
}
