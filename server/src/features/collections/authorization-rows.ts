import { randomUUID } from 'node:crypto'
import { all, type Row, staff, unshared, withBody } from '../../testing/authorization/row.ts'
import { sentFile } from '../../testing/authorization/making.ts'
import { addCollection, addItem, peopleFields } from '../../testing/collections.ts'
import { createPage } from '../../testing/pages.ts'
import type { Person } from '../../testing/test-server.ts'

const collection = ({ owner }: { owner: Person }) => addCollection(owner, 'Equipo')
const item = async ({ owner }: { owner: Person }) => {
  const { id } = await addCollection(owner, 'Equipo')
  return { id, itemId: (await addItem(owner, id, { nombre: 'Luis' })).id }
}

const known = new WeakMap<Person, ReturnType<typeof collection>>()
/** The same for all questions that leave the collection as it is: a workspace has no room for one for each. */
const sharedCollection = (asked: { owner: Person }) => {
  const made = known.get(asked.owner) ?? collection(asked)
  known.set(asked.owner, made)
  return made
}
const itemOfShared = async (asked: { owner: Person }) => {
  const { id } = await sharedCollection(asked)
  return { id, itemId: (await addItem(asked.owner, id, { nombre: randomUUID() })).id }
}
/** One that has a version before what it says. */
const changedItem = async (asked: { owner: Person }) => {
  const { id, itemId } = await itemOfShared(asked)
  const path = `/api/collections/${id}/items/${itemId}`
  await asked.owner.call('PUT', path, { values: { nombre: randomUUID() }, version: 1 })
  return { id, itemId }
}
/** Its id is a word that no other template's addresses begin with. */
const template = async ({ owner }: { owner: Person }) => {
  const { id: collectionId } = await addCollection(owner, 'Equipo')
  const { id: pageId } = await createPage(owner, 'Ficha')
  await owner.call('PUT', `/api/item-templates/${pageId}`, { collectionId, prefix: pageId })
  return { pageId, collectionId }
}
const values = { nombre: 'Marta' }

export const authorizationRows: Record<string, Row> = {
  'GET /api/collections': all(200),
  'POST /api/collections': staff(201, withBody({ name: 'Equipo', fields: peopleFields })),
  'GET /api/collections/{id}': unshared(200, { thing: sharedCollection }),
  'PATCH /api/collections/{id}': staff(200, { thing: collection, ...withBody({ name: 'Otro', version: 1 }) }),
  'DELETE /api/collections/{id}': staff(200, { thing: collection }),
  'GET /api/collections/{id}/items': unshared(200, { thing: sharedCollection }),
  'GET /api/collections/{id}/pages': staff(200, { thing: sharedCollection }),
  'POST /api/collections/{id}/items': unshared(201, { thing: collection, ...withBody({ values }) }),
  'PATCH /api/collections/{id}/items': unshared(200, {
    thing: collection,
    ...withBody({ lines: [{ values }] }),
  }),
  'GET /api/collections/{id}/items/{itemId}': unshared(200, { thing: itemOfShared }),
  'PUT /api/collections/{id}/items/{itemId}': unshared(200, {
    thing: item,
    ...withBody({ values, version: 1 }),
  }),
  'DELETE /api/collections/{id}/items/{itemId}': unshared(200, { thing: itemOfShared }),
  'PUT /api/collections/{id}/items/{itemId}/place': unshared(200, {
    thing: itemOfShared,
    ...withBody({ before: null }),
  }),
  'GET /api/collections/{id}/items/{itemId}/pointers': unshared(200, { thing: itemOfShared }),
  'POST /api/collections/shown': all(200, withBody({ questions: [] })),
  'GET /api/collections/{id}/items/{itemId}/translations': unshared(200, { thing: itemOfShared }),
  'PUT /api/collections/{id}/items/{itemId}/translations/{language}': unshared(200, {
    thing: async (asked) => ({ ...(await item(asked)), language: 'en' }),
    ...withBody({ values: { nombre: 'Luis' } }),
  }),
  'GET /api/collections/{id}/items/{itemId}/versions': unshared(200, { thing: itemOfShared }),
  'POST /api/collections/{id}/items/{itemId}/restored': unshared(200, {
    thing: changedItem,
    ...withBody({ version: 1, baseVersion: 2 }),
  }),
  'POST /api/collections/{id}/import': unshared(200, {
    thing: collection,
    ...withBody({ csv: 'Nombre\nMarta\n' }),
  }),
  'GET /api/item-templates': staff(200),
  'POST /api/item-templates/{pageId}/pages': staff(200, { thing: template, ...withBody({}) }),
  'PUT /api/item-templates/{pageId}': staff(200, {
    thing: template,
    body: ({ collectionId, pageId }) => ({ collectionId, prefix: pageId }),
  }),
  'DELETE /api/item-templates/{pageId}': staff(200, { thing: template }),
  'GET /api/exports/collections/{id}': unshared(200, { thing: sharedCollection }),
  'GET /api/exports/collections/{id}/xlsx': unshared(200, { thing: sharedCollection }),
  'POST /api/wordpress-imports': staff(201, withBody('<rss/>')),
  'DELETE /api/wordpress-imports/{id}/pictures': staff(200, {
    thing: (place) => sentFile(place, '/api/wordpress-imports?name=blog.xml', '<rss></rss>'),
  }),
  'GET /api/wordpress-imports/{id}': staff(200, {
    thing: (place) => sentFile(place, '/api/wordpress-imports?name=blog.xml', '<rss></rss>'),
  }),
}
