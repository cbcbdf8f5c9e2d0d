import { createHash } from 'node:crypto'

const css =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.5 system-ui,sans-serif;background:#f7f7fb;color:#1c1b29}main{max-width:34rem;padding:2rem}h1{font-size:1.6rem;line-height:1.25}@media (prefers-color-scheme:dark){body{background:#14131f;color:#ecebf5}}'

/** The sources of the inline style sheets of a document, as a Content-Security-Policy names them. */
export function styleSources(html: string): string {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet)
  const sources = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
  return sources.length > 0 ? sources.join(' ') : "'none'"
}

/** A small page of its own for a visitor of a published address: says what happened and what to do. It is Spanish unless its `content-language` says otherwise. */
export function noticePage(
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const html = `<!doctype html><html lang="${headers['content-language'] ?? 'es'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSources(html)}; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
