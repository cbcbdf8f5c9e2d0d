import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signIn } from '../testing/accounts.ts'
import { aurelio } from '../testing/command.ts'
import { onEachEngine, temporaryFolder } from '../testing/engines.ts'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

/** The password that a command has said. */
function toldPassword(output: string) {
  return /Contraseña: (\S+)/.exec(output)?.[1] ?? ''
}

const user = ({ environment }: TestServer, ...args: string[]) => aurelio(['user', ...args], environment)

onEachEngine('aurelio user', (engine) => {
  it('makes an account that signs in, where nobody else may make one', async () => {
    const server = await startTestServer(engine, { REGISTRATION: 'closed', EMAIL_VERIFICATION: 'on' })
    const first = await user(server, 'create', 'Jefa@Ejemplo.es', '--name', 'Jefa')
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('Cuenta creada: jefa@ejemplo.es'),
    })
    const { answer, person } = await signIn(server, 'jefa@ejemplo.es', toldPassword(first.output))
    expect(answer.status).toBe(200)
    // The first account keeps the installation.
    expect((await person.call('GET', '/api/installation')).status).toBe(200)
    const second = await user(server, 'create', 'otra@ejemplo.es')
    expect(second.code).toBe(0)
    expect(await user(server, 'create', 'otra@ejemplo.es')).toMatchObject({
      code: 1,
      errors: 'Ya hay una cuenta con otra@ejemplo.es.',
    })
    const other = await signIn(server, 'otra@ejemplo.es', toldPassword(second.output))
    expect((await other.person.call('GET', '/api/installation')).status).toBe(404)
    expect((await user(server, 'admin', 'otra@ejemplo.es')).code).toBe(0)
    expect((await other.person.call('GET', '/api/installation')).status).toBe(200)
    expect((await user(server, 'admin', 'otra@ejemplo.es', '--remove')).code).toBe(0)
    expect((await other.person.call('GET', '/api/installation')).status).toBe(404)
  })

  it('gives another password, and ends sessions; disables, and lets in again', async () => {
    const server = await startTestServer(engine)
    const person = await signUp(server.url)
    const reset = await user(server, 'reset', person.email)
    expect(reset.code).toBe(0)
    expect((await person.call('GET', '/api/pages')).status).toBe(401)
    expect((await signIn(server, person.email)).answer.status).toBe(401)
    const password = toldPassword(reset.output)
    const again = await signIn(server, person.email, password)
    expect(again.answer.status).toBe(200)
    expect((await user(server, 'disable', person.email)).code).toBe(0)
    expect((await again.person.call('GET', '/api/pages')).status).toBe(401)
    expect((await signIn(server, person.email, password)).answer.status).toBe(403)
    expect((await user(server, 'enable', person.email)).code).toBe(0)
    expect((await signIn(server, person.email, password)).answer.status).toBe(200)
    expect((await user(server, 'reset', `${randomUUID()}@ejemplo.es`)).errors).toContain(
      'No hay ninguna cuenta',
    )
    expect((await user(server, 'borrar', person.email)).errors).toContain('No se puede «borrar»')
    expect((await user(server, 'reset', 'sin-arroba')).errors).toContain('no es una dirección de correo')
  })
})

it('makes the first account of an installation that has never been started', async () => {
  const environment = { DATA_DIR: temporaryFolder() }
  expect((await aurelio(['user', 'create', 'primera@ejemplo.es'], environment)).code).toBe(0)
  expect((await aurelio(['doctor'], environment)).output).toContain('al día con esta versión')
})

it('leaves it to ADMIN_EMAILS who keeps an installation', async () => {
  const server = await startTestServer('sqlite', { ADMIN_EMAILS: 'jefa@ejemplo.es' })
  const { email } = await signUp(server.url)
  const asked = await aurelio(['user', 'admin', email], server.environment)
  expect(asked).toMatchObject({ code: 1, errors: expect.stringContaining('ADMIN_EMAILS') })
})
