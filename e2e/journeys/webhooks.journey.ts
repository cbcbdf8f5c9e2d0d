import { startReceiver } from '../../server/src/testing/receiver.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { formPage } from '../steps/forms.ts'
import { enter } from '../steps/session.ts'

test('a webhook is added, shows its secret once, tells a lead, shows the answer and sends it again', async ({
  page,
  context,
}) => {
  let fails = true
  const receiver = await startReceiver({
    '/avisos': (answer) => answer.writeHead(fails ? 503 : 200).end(fails ? 'Cerrado' : 'Recibido'),
  })
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { WEBHOOK_ALLOWED_HOSTS: receiver.host })
    const account = await enter(context, product.url)
    const { send } = await formPage(account, ['name', 'email'])
    await page.goto(`${product.url}/settings`)
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await expect(page).toHaveURL(/webhooks$/)
    // On a phone the tabs are wider than the screen: the open one is in sight.
    await page.setViewportSize({ width: 375, height: 800 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Nuevo webhook' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Webhooks' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'Nuevo webhook' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuevo webhook' })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Escribe la dirección que recibe los avisos.')).toBeVisible()
    await dialog.getByLabel('Dirección').fill('http://127.0.0.1:1/avisos')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Esta dirección lleva a una red privada')).toBeVisible()
    await dialog.getByLabel('Dirección').fill(`http://${receiver.host}/avisos`)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByLabel('Secreto')).toHaveValue(/^whsec_/)
    expect(await faultsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(page.getByText('Sin estrenar')).toBeVisible()

    await send({ name: 'Luis', email: 'luis@ejemplo.es' })
    await expect(page.getByText('El último envío ha fallado')).toBeVisible()
    await page.getByRole('button', { name: 'Envíos' }).click()
    await expect(page.getByText('Cerrado').first()).toBeVisible()
    expect(receiver.of('/avisos')[0]?.headers['webhook-signature']).toMatch(/^v1,/)
    expect(await faultsIn(page)).toEqual([])

    // The receiver is open again: the next try, five seconds or more later, gets through.
    fails = false
    await expect(page.getByText('Entregado', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar otra vez' }).click()
    await expect.poll(() => receiver.of('/avisos').length).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText('El último envío ha fallado')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Envíos' })).toHaveCount(0)
    await product.stop()
  })
  await receiver.stop()
})
