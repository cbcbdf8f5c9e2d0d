import type { Browser, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action } from '../steps/editor.ts'
import { openLive, seen, soon } from '../steps/live.ts'
import { enter } from '../steps/session.ts'
import { makeProject, makeTask, overflows } from '../steps/work.ts'
import { deep } from '../steps/deep.ts'

const heading = { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text: 'Sonríe' } }
const made = z.object({ id: z.string() })

/** Chooses a place on the page under review and says something about it. */
async function comment(page: Page, text: string) {
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Sonríe' }).click()
  await page.getByLabel('Escribe un comentario').fill(text)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText(text)).toBeVisible()
}

async function fitsAndIsClean(page: Page) {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflows(page)).toBe(false)
    expect(await faultsIn(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The team's own account with a client of the house, each in a browser of their own. */
async function teamAndClient(context: BrowserContext, browser: Browser, url: string) {
  const owner = await enter(context, url, 'Lucía Prado')
  const clients = await browser.newContext({ baseURL: url, locale: 'es-ES', bypassCSP: true })
  const clara = await enter(clients, url, 'Clara Núñez')
  await joinWorkspace(clara, { of: owner, role: 'client' })
  return { owner, client: await clients.newPage() }
}

const newPage = async (owner: Account, name: string) =>
  made.parse(await owner.call('POST', '/api/pages', { name, document: { version: 1, elements: [heading] } }))

/** Gives a project to the client; leaves the dialog open in which that is done. */
async function shareProject(page: Page, project: string) {
  await page.goto(`/projects/${project}`)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const sharing = page.getByRole('dialog', { name: 'Compartir con clientes' })
  await sharing.getByRole('checkbox', { name: 'Clara Núñez' }).check()
  return sharing
}

/** Leaves the team at the review of a page; gives the link for guests. */
async function askForReview(page: Page, name: string, linkPassword: string) {
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await page.getByRole('button', { name: `Más acciones de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Pedir revisión' }).click()
  const asking = page.getByRole('dialog', { name: 'Pedir revisión' })
  await asking.getByLabel('Contraseña').fill(linkPassword)
  await asking.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await asking.getByLabel('Enlace de revisión').inputValue()
  expect(link).toContain('/review/')
  await asking.getByRole('link', { name: 'Ver la revisión' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const review = new URL(page.url()).pathname
  await openLive(page, review)
  return { link, review }
}

test('a project, a single page and a whole site are shared with a client, who sees it live', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(90_000)
  const { owner, client } = await teamAndClient(context, browser, product.url)
  const project = await makeProject(owner, 'Web de la clínica')
  await openLive(client, '/dashboard')
  await expect(client.getByText('Todavía no hay nada compartido contigo')).toBeVisible()

  const sharing = await shareProject(page, project)
  await seen('a shared project', () =>
    expect(client.getByRole('link', { name: /Web de la clínica/ })).toBeVisible(soon),
  )
  await sharing.getByRole('button', { name: 'Listo' }).click()

  const pages = client.getByRole('region', { name: 'Tus páginas' })
  await test.step('a page without its project', async () => {
    await newPage(owner, 'Campaña')
    await page.goto('/dashboard/tools/aurelio-builder/overview')
    await page.getByRole('button', { name: 'Más acciones de Campaña' }).click()
    await page.getByRole('menuitem', { name: 'Compartir' }).click()
    await sharing.getByRole('checkbox', { name: 'Clara Núñez' }).check()
    await seen('a shared page', () => expect(pages.getByRole('listitem')).toHaveText([/Campaña/], soon))
    await fitsAndIsClean(client)
    await sharing.getByRole('checkbox', { name: 'Clara Núñez' }).uncheck()
    await expect(pages).toHaveCount(0)
    await sharing.getByRole('button', { name: 'Listo' }).click()
  })

  await test.step('a whole site', async () => {
    await page.goto('/dashboard/tools/aurelio-builder/sites')
    await page.getByRole('link', { name: 'Mis páginas' }).first().click()
    await page.getByRole('button', { name: 'Compartir' }).click()
    await sharing.getByRole('checkbox', { name: 'Clara Núñez' }).check()
    await expect(pages.getByRole('listitem').filter({ hasText: 'Campaña' })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await sharing.getByRole('checkbox', { name: 'Clara Núñez' }).uncheck()
    await expect(pages).toHaveCount(0)
    await sharing.getByRole('button', { name: 'Listo' }).click()
  })
  await client.context().close()
})

test('a client finds a review at home, comments and approves; nothing internal is theirs', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(90_000)
  const { owner, client } = await teamAndClient(context, browser, product.url)
  const project = await makeProject(owner, 'Web de la clínica')
  await makeTask(owner, 'Subir el precio', { projectId: project })
  const { id } = await newPage(owner, 'Portada')
  await owner.call('PUT', `/api/pages/${id}/project`, { projectId: project })
  const sharing = await shareProject(page, project)
  await sharing.getByRole('button', { name: 'Listo' }).click()
  const { review } = await askForReview(page, 'Portada', 'clave-larga')

  await client.goto('/dashboard')
  await expect(client.getByText('Subir el precio')).toHaveCount(0)
  await client.getByRole('link', { name: /Portada/ }).click()
  await expect(client.getByRole('checkbox', { name: 'Solo para el equipo' })).toHaveCount(0)
  await comment(client, 'El título, más corto.')
  await seen('a comment', () => expect(page.getByText('El título, más corto.')).toBeVisible(soon))
  await client.getByRole('button', { name: 'Aprobar' }).click()
  await seen('an approval', () => expect(page.getByRole('status').getByText('Aprobada')).toBeVisible(soon))
  await expect(page.getByText('Clara Núñez ha aprobado esta versión')).toBeVisible()
  await fitsAndIsClean(client)
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await expect(page.getByRole('article', { name: 'Portada' }).getByText('Aprobada')).toBeVisible()
  await openLive(page, review)
  await client.goto('/dashboard')
  await expect(client.getByText('Nada ahora mismo.')).toBeVisible()
  await fitsAndIsClean(client)
  await client.context().close()
})

test(
  'a guest opens a review with its password, by keyboard, and asks for changes: publishing asks first, and the link can be revoked',
  deep,
  async ({ page, context, browser, product }) => {
    test.setTimeout(90_000)
    const owner = await enter(context, product.url, 'Lucía Prado')
    await newPage(owner, 'Portada')
    const { link } = await askForReview(page, 'Portada', 'clave-larga')

    await test.step('the guest', async () => {
      const guests = await browser.newContext({ locale: 'es-ES', bypassCSP: true })
      const guest = await guests.newPage()
      const answer = await guest.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      await guest.getByLabel('Contraseña', { exact: true }).fill('otra')
      await guest.keyboard.press('Enter')
      await expect(guest.getByText('La contraseña no es correcta.')).toBeVisible()
      await guest.getByLabel('Contraseña', { exact: true }).fill('clave-larga')
      await guest.keyboard.press('Enter')
      await guest.getByRole('button', { name: 'Pedir cambios' }).click()
      await expect(guest.getByText('Escribe tu nombre: así sabrán quién lo dice.')).toBeVisible()
      await expect(guest.getByLabel('Tu nombre')).toBeFocused()
      await guest.keyboard.type('Óscar')
      await guest.getByRole('button', { name: 'Comentar', exact: true }).press('Enter')
      await guest.getByRole('button', { name: 'Comentar la página entera' }).press('Enter')
      await expect(guest.getByLabel('Escribe un comentario')).toBeFocused()
      await guest.keyboard.type('Falta el teléfono.')
      await guest.getByRole('button', { name: 'Enviar' }).press('Enter')
      await seen('a comment of a guest', () => expect(page.getByText('Falta el teléfono.')).toBeVisible(soon))
      await guest.getByRole('button', { name: 'Pedir cambios' }).press('Enter')
      await seen('a decision of a guest', () =>
        expect(page.getByRole('status').getByText('Cambios pedidos')).toBeVisible(soon),
      )
      await fitsAndIsClean(guest)
      await guests.close()
    })

    await test.step('publishing what nobody has approved asks first', async () => {
      await page.getByRole('button', { name: 'Abrir en el editor' }).click()
      await action(page, 'publish').click()
      const publishing = page.getByRole('dialog', { name: 'Publicar página' })
      await expect(publishing.getByText(/En la revisión se pidieron cambios/)).toBeVisible()
      await publishing.getByRole('button', { name: 'Publicar de todos modos' }).click()
      await expect(publishing.getByRole('link', { name: /\/p\/portada/ })).toBeVisible()
    })

    await test.step('the team revokes the link, and it says so', async () => {
      await page.goto('/settings/links')
      await page.getByRole('button', { name: 'Retirar el enlace de Portada' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar enlace' }).click()
      await expect(page.getByText('Retirado', { exact: true })).toBeVisible()
      await page.goto(link)
      await expect(page.getByText(/Este enlace de revisión se ha retirado/)).toBeVisible()
    })
  },
)

test(
  'a comment far down leads to its place on the page, each time it is asked for',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await account.call('POST', '/api/home/sample', {})
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /Obra Viva/ })
      .and(page.locator('[href^="/reviews/"]'))
      .click()
    const lead = page.getByRole('button', { name: 'Ver en la página el comentario 1' })
    const pin = page.getByRole('button', { name: 'Ver el comentario 1' })
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(pin).toHaveCount(0)
    await lead.click()
    await expect(pin).toBeInViewport()
    await page
      .locator('iframe')
      .evaluate((frame) => frame instanceof HTMLIFrameElement && frame.contentWindow?.scrollTo(0, 0))
    await expect(pin).toHaveCount(0)
    await lead.click()
    await expect(pin).toBeInViewport()

    // On a phone page and comments are one below the other: it leads up to the page too.
    await page.setViewportSize({ width: 375, height: 812 })
    await lead.scrollIntoViewIfNeeded()
    await lead.click()
    await expect(pin).toBeInViewport()
  },
)
