import { beforeAll, expect, it } from 'vitest'
import { mailTo } from '../../../testing/accounts.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const replyText = 'Hola, [Nombre]:\n\nTe llamamos mañana.\n\nTrae la web\ny un café'
const at = (words: string) => ({
  from: replyText.indexOf(words),
  to: replyText.indexOf(words) + words.length,
})
const reply = {
  replySubject: 'Gracias, [Nombre]',
  replyText,
  replyTextSpans: [
    { ...at('[Nombre]'), kind: 'bold' },
    { ...at('la web'), kind: 'link', link: 'https://ejemplo.es/?a=1&b="2"' },
    { ...at('Trae la web\ny un café'), kind: 'list' },
  ],
}

/** A page whose form answers by mail. */
function answering() {
  const document = documentWith('Déjanos tus datos', ['name', 'email'])
  return {
    ...document,
    elements: document.elements.map((element) =>
      element.id === formId ? { ...element, props: { ...element.props, ...reply } } : element,
    ),
  }
}

onEachEngine('the mail to who filled in a form', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine, { RATE_LIMIT_SCALE: '1' })
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Captación', answering())).path
  })

  it('goes out with their values in it, set apart as it was written, as HTML and as text', async () => {
    await sendForm(server.url, path, { name: 'Luis <b>', email: 'luis@ejemplo.es' })
    const mail = await mailTo(server, 'luis@ejemplo.es', 'Gracias, Luis')
    expect(mail).toContain('Te llamamos mañana.')
    expect(mail).toContain('Hola, <strong>Luis &lt;b&gt;</strong>:')
    expect(mail).toContain(
      '<li>Trae <a href="https://ejemplo.es/?a=1&amp;b=&quot;2&quot;">la web</a></li><li>y un café</li>',
    )
    expect(mail).toContain('- Trae la web (https://ejemplo.es/?a=1&b="2")')
  })

  it('goes to no address more than three times a day', async () => {
    for (let count = 0; count < 4; count++)
      await sendForm(server.url, path, { name: `Eva ${count}`, email: 'eva@ejemplo.es' })
    await sendForm(server.url, path, { name: 'Último', email: 'ultimo@ejemplo.es' })
    await mailTo(server, 'eva@ejemplo.es', 'Gracias, Eva', 3)
    await mailTo(server, 'ultimo@ejemplo.es', 'Gracias,')
    await expect(mailTo(server, 'eva@ejemplo.es', 'Gracias, Eva', 4, 300)).rejects.toThrow('No message')
  })
})
