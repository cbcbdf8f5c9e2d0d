import { pageClass, themeCss } from '@aurelio/page'
import type { Theme } from '@aurelio/page/theme'
import { type Html, markup, trusted } from '../../../platform/http/html.ts'
import { styleSources } from '../../../platform/http/notice-page.ts'

const css = `*{box-sizing:border-box}body{margin:0;min-height:100vh;font:18px/1.55 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1.25rem}h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem;overflow-wrap:anywhere}h2{font-size:1.25rem;margin:0 0 .5rem}
section{margin:2rem 0 0;padding:1.25rem;border-radius:16px;background:var(--token-surface);color:var(--token-text)}
button,a.button{font:inherit;font-weight:600;display:inline-block;min-height:48px;padding:.65rem 1.2rem;border:0;border-radius:var(--token-button-radius,10px);background:var(--token-primary);color:var(--token-on-primary);cursor:pointer;text-decoration:none}
button.quiet{background:transparent;color:inherit;text-decoration:underline;font-weight:400}
a{color:inherit}input,textarea{font:inherit;width:100%;min-height:48px;padding:.5rem .75rem;border:1px solid var(--token-muted);border-radius:10px;background:var(--token-background);color:var(--token-text)}
label{display:block;font-weight:600;margin:0 0 .35rem}form{margin:.75rem 0 0}form p{margin:.6rem 0 0}ul{padding-left:1.2rem}code{font-size:.95em}
.soft{color:var(--token-muted)}.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}:focus-visible{outline:3px solid var(--token-primary);outline-offset:2px}`

type Page = {
  language: string
  title: string
  theme: Theme | null
  body: readonly (Html | null)[]
  status?: number
}

/** A small page of one person, in the kit of the contest. It needs no script, and nobody else's copy of it is kept. */
export function plainPage({ language, title, theme, body, status = 200 }: Page): Response {
  const style = `${css}\n${theme ? themeCss(theme) : ''}`
  const page = markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${trusted(style)}</style></head><body class="${pageClass}"><main><h1>${title}</h1>${body}</main></body></html>`
  const text = page.toString()
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSources(text)}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}
