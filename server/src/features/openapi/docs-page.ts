import { addresses } from '@aurelio/contracts/addresses'
import { tokenScopes } from '@aurelio/contracts/token-scopes'
import { html, raw } from 'hono/html'
import { styleSources } from '../../platform/http/notice-page.ts'
import { docsCss } from './docs-css.ts'
import { examples } from './examples.ts'
import { type Operation, operations } from './operations.ts'

/** The page for people who write programs: how one comes in, and every call that a token may make. */
export async function docsPage(baseUrl: string): Promise<Response> {
  const text = String(await page(baseUrl))
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSources(text)}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-cache',
    },
  })
}

function page(baseUrl: string) {
  const groups = Object.entries(
    Object.groupBy(
      operations().filter(({ scope }) => scope),
      groupOf,
    ),
  )
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API de Aurelio</title>
        <style>
          ${raw(docsCss)}
        </style>
      </head>
      <body>
        <header>
          <h1>API de Aurelio</h1>
          <p>
            Para programas tuyos y asistentes. El mismo contrato, para máquinas:
            <a href="/api/openapi.json">openapi.json</a>.
            <a href="${addresses.settingsOf('api')}">Tus tokens</a>.
          </p>
        </header>
        <nav aria-label="En esta página">
          <ul>
            <li><a href="#entrar">Entrar</a></li>
            <li><a href="#permisos">Permisos</a></li>
            <li><a href="#errores">Errores y límites</a></li>
            <li><a href="#repetir">Repetir sin hacer dos veces</a></li>
            <li><a href="#listas">Listas</a></li>
            <li><a href="#asistentes">Asistentes (MCP)</a></li>
            ${groups.map(([name]) => html`<li><a href="#${name}">/${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${introduction(baseUrl)}
          ${groups.map(
            ([name, all = []]) =>
              html`<section aria-labelledby="${name}">
                <h2 id="${name}">/${name}</h2>
                ${all.map((one) => entry(one, baseUrl))}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function introduction(baseUrl: string) {
  return html`<section aria-labelledby="entrar">
      <h2 id="entrar">Entrar</h2>
      <p>
        Crea un token en Configuración › API. Se muestra una sola vez y actúa en tu nombre en ese espacio:
        hace lo que le permitas, y nunca más que tú. Va en cada petición:
      </p>
      <pre tabindex="0"><code>curl ${baseUrl}/api/tasks -H "Authorization: Bearer aur_…"</code></pre>
      <p>Los cuerpos son JSON, con <code>Content-Type: application/json</code>.</p>
    </section>
    <section aria-labelledby="permisos">
      <h2 id="permisos">Permisos</h2>
      <p>
        Cada llamada dice cuál pide. Cuentas, seguridad, personas, la instalación y los propios tokens son
        solo para personas.
      </p>
      <ul class="scopes">
        ${tokenScopes.map((scope) => html`<li><code>${scope}</code></li>`)}
      </ul>
    </section>
    <section aria-labelledby="errores">
      <h2 id="errores">Errores y límites</h2>
      <p>
        Un error responde <code>application/problem+json</code> (RFC 9457) con un <code>code</code> que no
        cambia; los campos rechazados van en <code>errors</code>.
      </p>
      <ul>
        <li><code>401 TOKEN_REFUSED</code>: el token no existe, ha caducado o se ha revocado.</li>
        <li><code>403 SCOPE_MISSING</code>: le falta el permiso que dice <code>params.scope</code>.</li>
        <li><code>403 NOT_FOR_TOKENS</code>: solo lo puede hacer una persona.</li>
        <li><code>422 VALIDATION_ERROR</code>: algún campo no vale.</li>
        <li><code>429 TOO_MANY_REQUESTS</code>: espera los segundos de <code>Retry-After</code>.</li>
      </ul>
      <p>
        Cada token puede hacer 600 llamadas por minuto. Cada respuesta lo cuenta en
        <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> y <code>RateLimit-Reset</code>.
      </p>
    </section>
    <section aria-labelledby="repetir">
      <h2 id="repetir">Repetir sin hacer dos veces</h2>
      <p>
        Si una llamada que escribe se queda sin respuesta, repítela con la misma cabecera
        <code>Idempotency-Key</code> (un texto tuyo, por ejemplo un UUID) y el mismo cuerpo: se hace una sola
        vez y contesta lo mismo durante 24 horas. La clave es de ese token. Lo que se rechazó no cuenta:
        corrige y repite con la misma.
      </p>
      <pre tabindex="0"><code>curl -X POST ${baseUrl}/api/tasks \\
  -H "Authorization: Bearer aur_…" \\
  -H "Idempotency-Key: 8e03978e-40d5-43e8-bc93-6894a57f9324" \\
  -H "Content-Type: application/json" \\
  -d '{"title":"Llamar a Ana"}'</code></pre>
      <ul>
        <li><code>422 IDEMPOTENCY_KEY_REUSED</code>: esa clave ya se usó con otra petición.</li>
        <li>
          <code>409 IDEMPOTENCY_KEY_IN_USE</code>: la primera sigue en marcha, o se cortó a medias. Repite en
          un momento; si sigue igual, mira si se hizo antes de mandarla con otra clave.
        </li>
      </ul>
    </section>
    <section aria-labelledby="listas">
      <h2 id="listas">Listas</h2>
      <p>
        Una lista da hasta <code>limit</code> filas (25 si no lo dices, 100 como mucho) y
        <code>nextCursor</code>: mándalo en <code>cursor</code> para la página siguiente, hasta que sea
        <code>null</code>.
      </p>
    </section>
    <section aria-labelledby="asistentes">
      <h2 id="asistentes">Asistentes (MCP)</h2>
      <p>
        Un asistente que hable el Model Context Protocol entra en <code>${baseUrl}/api/mcp</code> (Streamable
        HTTP) con un token como cabecera. Lee, prepara borradores y propone; no publica, no elimina, no envía
        correos y no exporta leads.
      </p>
    </section>`
}

function entry({ method, path, summary, scope }: Operation, baseUrl: string) {
  const example = examples[`${method} ${path}`]
  return html`<article>
    <h3><code>${method} /api${path}</code></h3>
    <p>${summary}. Permiso: <code>${scope}</code>.</p>
    ${
      example
        ? html`<pre
              tabindex="0"
            ><code>${curlOf(method, `${baseUrl}/api${path}`, example.request)}</code></pre>
            <pre tabindex="0"><code>${JSON.stringify(example.response, null, 2)}</code></pre>`
        : ''
    }
  </article>`
}

function curlOf(method: string, address: string, body: unknown) {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    '  -H "Authorization: Bearer aur_…"',
  ]
  if (body !== undefined)
    lines.push('  -H "Content-Type: application/json"', `  -d '${JSON.stringify(body)}'`)
  return lines.join(' \\\n')
}

function groupOf({ path }: Operation) {
  return path.split('/')[1] ?? ''
}
