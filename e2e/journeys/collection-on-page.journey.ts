import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, control, openEditorOf } from '../steps/editor.ts'
import { choose, element, openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const made = z.object({ id: z.string() })
const published = z.object({ publication: z.object({ url: z.string() }) })

/** A collection of two people, published: Ana with what she does, Bruno without. */
async function team(account: Account) {
  const fields = [
    { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
    { key: 'cargo', name: 'Cargo', kind: 'text' },
  ]
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Equipo', fields }))
  const items = `/api/collections/${id}/items`
  const add = async (values: object) =>
    made.parse(await account.call('POST', items, { values, state: 'published' })).id
  const ana = await add({ nombre: 'Ana', cargo: 'Diseño' })
  await add({ nombre: 'Bruno', cargo: '' })
  return { id, ana: `${items}/${ana}` }
}

/** A page with an element 'Colección', whose children are drawn once for each item. */
async function pageOfMany(account: Account, job: string, link: string, collection: object = {}) {
  const children = [
    { id: 'heading-1700000000003', type: 'heading', props: { text: '{{item.nombre}}', level: 3 } },
    { id: 'text-1700000000004', type: 'text', props: { text: job } },
    {
      id: 'button-1700000000005',
      type: 'button',
      props: { text: 'Ver', link, backgroundColor: '#5b21b6' },
    },
  ]
  const document = {
    version: 1,
    elements: [
      { id: 'heading-1700000000001', type: 'heading', props: { text: 'Nuestro equipo' } },
      { id: 'collection-1700000000002', type: 'collection', props: { ...collection, children } },
    ],
  }
  return made.parse(await account.call('POST', '/api/pages', { name: 'Nuestro equipo', document }))
}

/** A page that can be the template of each item's own. */
async function pageOfOne(account: Account) {
  return made.parse(
    await account.call('POST', '/api/pages', {
      name: 'Ficha',
      document: {
        version: 1,
        elements: [{ id: 'heading-1700000000001', type: 'heading', props: { text: '{{item}}' } }],
      },
    }),
  )
}

async function publish(account: Account, id: string): Promise<string> {
  return published.parse(await account.call('POST', `/api/pages/${id}/publication`)).publication.url
}

test('what a collection on a page shows is chosen in the panel, and looked at with its items', async ({
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  await team(account)
  const list = await pageOfMany(account, 'Cargo: ', '#')
  await openEditorOf(page, list.id)
  // Its children fill it: one is chosen, and the way outwards leads to it.
  await choose(page, 'heading-1700000000003')
  await page
    .getByRole('navigation', { name: 'Ruta del elemento' })
    .getByRole('button', { name: 'Colección', exact: true })
    .click()
  await openTab(page, 'layout')
  const panel = control(page, 'collection')
  await panel.getByLabel('Colección', { exact: true }).selectOption({ label: 'Equipo' })
  await panel.getByRole('button', { name: 'Elemento siguiente' }).click()
  await expect(element(page, 'heading-1700000000003')).toHaveText('Ana')
  await panel.getByRole('button', { name: 'Elemento siguiente' }).click()
  await expect(element(page, 'heading-1700000000003')).toHaveText('Bruno')
  await panel.getByRole('button', { name: 'Dejar de ver la muestra' }).click()
  await expect(element(page, 'heading-1700000000003')).toHaveText('{{item.nombre}}')
  expect(await faultsIn(page)).toEqual([])
  await choose(page, 'text-1700000000004')
  await page
    .getByLabel(/^Insertar campo en/)
    .first()
    .selectOption({ label: 'Cargo' })
  await expect(control(page, 'text')).toHaveValue('Cargo: {{item.cargo}}')
  await control(page, 'text').fill('Cargo: {{item.cargo|por decidir}}')
  await choose(page, 'button-1700000000005')
  await page
    .getByLabel(/^Insertar campo en/)
    .last()
    .selectOption({ label: 'La página del elemento' })
  await expect(control(page, 'link')).toHaveValue('{{item.pagina_propia}}')
  await action(page, 'publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publicar página' })
  await dialog.getByRole('button', { name: /^Publicar/ }).click()
  await expect(dialog.getByRole('link').first()).toBeVisible()
})

test('a page becomes the template of each item in the dialog of publishing', async ({
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  await team(account)
  const sheet = await pageOfOne(account)
  await openEditorOf(page, sheet.id)
  await action(page, 'publish').click()
  const template = page.getByRole('dialog', { name: 'Publicar página' })
  await template.getByText('Página de cada elemento').click()
  await template.getByLabel('Colección', { exact: true }).selectOption({ label: 'Equipo' })
  await template.getByLabel('Qué es cada uno para los buscadores').selectOption({ label: 'Una persona' })
  await template.getByLabel('Cargo', { exact: true }).selectOption({ label: 'Cargo' })
  expect(await faultsIn(page)).toEqual([])
  await template.getByRole('button', { name: 'Guardar la plantilla' }).click()
  await expect(template.getByRole('button', { name: 'Guardar la plantilla' })).toBeDisabled()
  await template.getByRole('button', { name: /^Publicar/ }).click()
  await expect(template.getByRole('link').first()).toBeVisible()
  await page.goto(`${product.url}/p/equipo/ana`)
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible()
})

test('visitors see the items without a script, each change follows, and each item leads to its page', async ({
  browser,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const { id, ana } = await team(account)
  const sheet = await pageOfOne(account)
  await account.call('PUT', `/api/item-templates/${sheet.id}`, { collectionId: id, prefix: 'personas' })
  await publish(account, sheet.id)
  const link = '{{item.pagina_propia}}'
  const list = await pageOfMany(account, 'Cargo: {{item.cargo|por decidir}}', link, {
    collection: id,
    sort: 'nombre',
  })
  const url = await publish(account, list.id)

  const visitors = await browser.newContext({ bypassCSP: true })
  const visit = await visitors.newPage()
  await visit.goto(url)
  const shown = visit.getByRole('listitem')
  await expect(shown).toHaveCount(2)
  await expect(shown.nth(0)).toContainText('Cargo: Diseño')
  await expect(shown.nth(1)).toContainText('Cargo: por decidir')
  expect(await faultsIn(visit)).toEqual([])
  expect(await visit.locator('script:not([type])').count()).toBe(0)

  await account.call('PUT', ana, {
    values: { nombre: 'Ana', cargo: 'Dirección' },
    version: 1,
  })
  await expect(async () => {
    await visit.reload()
    await expect(shown.nth(0)).toContainText('Cargo: Dirección', { timeout: 500 })
  }).toPass()
  await shown.nth(0).getByRole('link', { name: 'Ver' }).click()
  await expect(visit).toHaveURL(/\/p\/personas\/ana$/)
  await expect(visit.getByRole('heading', { name: 'Ana' })).toBeVisible()
  await visitors.close()
})
