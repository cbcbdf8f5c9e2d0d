import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aurelio } from '../../testing/command.ts'
import { onBothEngines, temporaryFolder } from '../../testing/engines.ts'
import { startTestServer } from '../../testing/test-server.ts'

onBothEngines('aurelio doctor', (engine) => {
  it('finds a running installation well, and says what is worth a look', async () => {
    const { environment, url } = await startTestServer(engine, { METRICS_TOKEN: 'corta' })
    const { code, output } = await aurelio(['doctor'], { ...environment, BASE_URL: url })
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('Todo lo necesario está bien.'),
    })
    expect(output).toMatch(/bien {3}Base de datos: (SQLite, sin daños|PostgreSQL \d+)/)
    expect(output).toContain('bien   Base de datos: al día con esta versión')
    expect(output).toContain(`bien   Dirección: ${url} llega hasta aquí`)
    expect(output).toContain('mira   Claves: METRICS_TOKEN es corta')
    expect(output).toContain('mira   Correo: no hay servidor de correo')
  })
})

it('says what is wrong, and what to do', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'aurelio.db'), 'no es una base de datos')
  const environment = {
    DATA_DIR: dataDir,
    PORT: '1',
    SMTP_URL: 'smtp://ana:clave-de-ana@127.0.0.1:1',
    BASE_URL: 'https://127.0.0.1:1',
  }
  const { code, output } = await aurelio(['doctor'], environment)
  expect(code).toBe(1)
  for (const said of [
    'mira   Carpeta de datos: otras cuentas',
    'mal    Base de datos',
    'mal    Correo: el servidor no nos deja entrar',
    'mira   Dirección: nadie responde en el puerto 1',
    'mira   Dirección: no se sabe qué proxy hay delante',
    'mal    Certificado: 127.0.0.1 no muestra ninguno',
  ])
    expect(output).toContain(said)
  expect(output).not.toContain('clave-de-ana')
})

it('names the setting that is wrong', async () => {
  const { code, output } = await aurelio(['doctor'], { PORT: 'ocho mil' })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('El ajuste PORT no es válido'),
  })
})
