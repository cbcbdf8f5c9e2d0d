import type { Page } from '@playwright/test'
import { publishPage, signUp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'

const countdown = { id: 'countdown-1700000000001', type: 'countdown', name: 'Cuenta atrás', props: {} }
const film = {
  id: 'video-1700000000002',
  type: 'video',
  name: 'Vídeo',
  props: { src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
}
/** What the real player does first of all: without an origin of its own the line throws, and nothing plays. */
const player = `<!doctype html><p></p><script>
  document.cookie = 'consent=yes; SameSite=None; Secure'
  document.querySelector('p').textContent = 'Reproduce desde ' + self.origin
</script>`

/** What somebody could do who found a way to write into the page: all of it comes to nothing. */
function attack(page: Page) {
  return page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'document.title = "Tomada"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = \'Tomada\'">')
    const answer = await fetch('/api/session').then(
      ({ status }) => String(status),
      () => 'refused',
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { answer, violations: violations.toSorted(), title: document.title, origin: self.origin }
  })
}
const refused = { answer: 'refused', violations: ['connect-src', 'script-src-attr', 'script-src-elem'] }

test('a countdown runs when published, and its page has an origin of its own', async ({ page, product }) => {
  const { url } = await publishPage(await signUp(product.url), 'Cuenta', [countdown])
  await page.goto(url)
  const seconds = page.locator('[data-countdown-figure]').last()
  await expect(seconds).toHaveText(/^\d\d$/)
  const before = await seconds.textContent()
  await expect(seconds).not.toHaveText(before ?? '')
  expect(await attack(page)).toEqual({ ...refused, title: 'Cuenta', origin: 'null' })
})

test('a film plays, and its page still runs nothing but what its elements declare', async ({
  page,
  product,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  )
  const { url } = await publishPage(await signUp(product.url), 'Película', [film, countdown])
  await page.goto(url)
  await expect(page.frameLocator('iframe').getByRole('paragraph')).toHaveText(
    'Reproduce desde https://www.youtube-nocookie.com',
  )
  await expect(page.locator('[data-countdown-figure]').last()).toHaveText(/^\d\d$/)
  expect(await attack(page)).toEqual({ ...refused, title: 'Película', origin: product.url })
})
