import { expect, it } from 'vitest'
import { mailTo } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { call, signUp, startTestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

onEachEngine('the mails of an account', (engine) => {
  it("speak the person's language, else that of their workspace's mails, else Spanish", async () => {
    const server = await startTestServer(engine)
    const person = await signUp(server.url, 'Óscar')
    const ask = async () =>
      bodyOf(await call(server.url, 'POST', '/api/auth/request-password-reset', { email: person.email }))
    await ask()
    expect(await mailTo(server, person.email, 'Elige una contraseña nueva')).toContain('Hola, Óscar:')

    const general = { timeZone: 'Europe/Paris', mailLanguage: 'fr' }
    bodyOf(await person.call('PUT', '/api/workspace/settings/general', general))
    await ask()
    const french = await mailTo(server, person.email, 'Choisissez un nouveau mot de passe')
    expect(french).toContain('Bonjour Óscar,')
    expect(french).toContain('<html lang="fr">')

    const preferences = {
      theme: 'dark',
      language: 'de',
      dateFormat: 'DD/MM/YYYY',
      notifications: { email: true, push: true, updates: false },
    }
    bodyOf(await person.call('PUT', '/api/profile/preferences', preferences))
    await ask()
    expect(await mailTo(server, person.email, 'Wählen Sie ein neues Passwort')).toContain('/reset-password')
  })
})
