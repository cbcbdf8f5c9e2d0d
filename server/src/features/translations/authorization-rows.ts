import { leaders, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import { createPage } from '../../testing/pages.ts'
import { createQuiz } from '../../testing/quizzes.ts'
import { createSite } from '../../testing/sites.ts'
import type { Person } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { translationImportSchema } from '@aurelio/contracts/translations'

async function siteInEnglish(owner: Person) {
  const { id } = await createSite(owner, 'En dos idiomas')
  bodyOf(await owner.call('PATCH', `/api/sites/${id}`, { languages: ['en'] }))
  return { id, language: 'en' }
}

const known = new WeakMap<Person, ReturnType<typeof siteInEnglish>>()
/** A site that has English too: one for all questions, for a workspace has no room for one for each. */
function site({ owner }: { owner: Person }) {
  const made = known.get(owner) ?? siteInEnglish(owner)
  known.set(owner, made)
  return made
}

/** A page of such a site. */
async function page({ owner }: { owner: Person }) {
  const { id: siteId, language } = await site({ owner })
  const { id } = await createPage(owner, 'Saludo')
  bodyOf(await owner.call('PUT', `/api/pages/${id}/site`, { siteId }))
  return { id, siteId, language }
}

const tableOf = (pageId: string, value: string) =>
  `página;elemento;campo;original;traducción\n${pageId};;title;Saludo;${value}\n`

/** What a file brought. */
async function imported({ owner }: { owner: Person }) {
  const { id: pageId, siteId, language } = await page({ owner })
  const path = `/api/sites/${siteId}/translations/${language}/imports`
  const told = bodyOf(await owner.call('POST', path, { content: tableOf(pageId, 'Hello') }))
  return { id: siteId, importId: translationImportSchema.parse(told).id ?? '' }
}

/** A quiz of a workspace whose site has English. */
async function quiz({ owner }: { owner: Person }) {
  const { language } = await site({ owner })
  return { kind: 'quiz', id: (await createQuiz(owner)).id, language }
}
const ofThing = '/api/translations/{kind}/{id}'

const texts = [{ element: '', path: 'title', source: 'Saludo', value: 'Hello' }]
const ofPage = '/api/pages/{id}/translations/{language}'

export const authorizationRows: Record<string, Row> = {
  'GET /api/sites/{id}/translations': staff(200, { thing: site }),
  'PUT /api/sites/{id}/languages/{language}/host': leaders(200, { thing: site, ...withBody({ host: '' }) }),
  'POST /api/sites/{id}/languages/{language}/host/proof': leaders(200, { thing: site, ...withBody({}) }),
  'GET /api/pages/{id}/translations': staff(200, { thing: page }),
  [`GET ${ofPage}`]: staff(200, { thing: page }),
  [`PUT ${ofPage}/texts`]: staff(200, { thing: page, ...withBody({ texts }) }),
  [`PATCH ${ofPage}`]: staff(200, { thing: page, ...withBody({ slug: 'hello' }) }),
  [`POST ${ofPage}/publication`]: staff(200, { thing: page }),
  [`DELETE ${ofPage}/publication`]: staff(200, { thing: page }),
  'POST /api/sites/{id}/translations/{language}/imports': staff(200, {
    thing: site,
    ...withBody({ content: tableOf('ninguna', 'Hello') }),
  }),
  'DELETE /api/sites/{id}/translations/imports/{importId}': staff(200, { thing: imported }),
  'GET /api/exports/pages/{id}/translations/{language}': staff(200, { thing: page }),
  'GET /api/exports/sites/{id}/translations/{language}': staff(200, { thing: site }),
  [`GET ${ofThing}`]: staff(200, { thing: quiz }),
  [`GET ${ofThing}/{language}`]: staff(200, { thing: quiz }),
  [`PUT ${ofThing}/{language}/texts`]: staff(200, {
    thing: quiz,
    ...withBody({ texts: [{ element: '', path: 'name', source: 'Test', value: 'Quiz' }] }),
  }),
  [`POST ${ofThing}/{language}/publication`]: staff(200, { thing: quiz }),
  [`DELETE ${ofThing}/{language}/publication`]: staff(200, { thing: quiz }),
  [`POST ${ofThing}/{language}/imports`]: staff(200, {
    thing: quiz,
    ...withBody({ content: tableOf('ninguna', 'Hello') }),
  }),
  'GET /api/exports/translations/{kind}/{id}/{language}': staff(200, { thing: quiz }),
}
