import { expect, it } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'

const callers = 201

it(
  'passwords that too many others wait for are refused at once, and taken when those are through',
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer('sqlite')
    const { email } = await signUp(server.url)
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, number) =>
        signIn(server, `nadie-${number}@ejemplo.es`, 'Equivocada-1'),
      ),
    )
    const refused = answers.filter(({ answer }) => answer.status === 503)
    const compared = answers.filter(({ answer }) => answer.status === 401)
    expect(refused.length).toBeGreaterThan(0)
    expect(compared.length).toBeGreaterThanOrEqual(62)
    expect(refused.length + compared.length).toBe(callers)
    for (const { answer } of refused) {
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.body).toMatchObject({
        code: 'BUSY',
        detail: expect.stringContaining('Espera unos segundos y vuelve a intentarlo'),
      })
    }
    expect((await signIn(server, email)).answer.status).toBe(200)
  },
)
