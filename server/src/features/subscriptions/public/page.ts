import { styleSources } from '../../../platform/http/notice-page.ts'
import { speechFor } from './words/words.ts'

const css =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.5 system-ui,sans-serif;background:#f7f7fb;color:#1c1b29}main{box-sizing:border-box;width:100%;max-width:38rem;padding:2rem 1.25rem;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin:2rem 0 .5rem}a{color:#4b3fd1}button,a.button{display:inline-block;font:inherit;padding:.7rem 1.2rem;border:0;border-radius:.5rem;background:#c4114f;color:#fff;cursor:pointer;min-height:44px;box-sizing:border-box;text-decoration:none}button.quiet{background:none;color:inherit;text-decoration:underline;padding-inline:0}fieldset{border:1px solid #cfcede;border-radius:.5rem;margin:0 0 1rem;padding:1rem}label{display:flex;gap:.6rem;align-items:center;min-height:44px}select{font:inherit;width:100%;min-height:44px;padding:.5rem;border:1px solid #8b89a0;border-radius:.5rem;background:#fff;color:inherit}input{flex:none;width:20px;height:20px}select+small{margin-bottom:1.2rem}small{display:block;margin:.5rem 0 0;font-size:.9rem}dl{margin:0}dt{font-weight:600}dd{margin:0 0 .6rem}ul{padding-left:1.2rem}section.card{border:1px solid #cfcede;border-radius:.5rem;padding:1rem;margin:0 0 1rem}hr{border:0;border-top:1px solid #cfcede;margin:2rem 0}:focus-visible{outline:3px solid #4b3fd1;outline-offset:2px}@media (prefers-color-scheme:dark){body{background:#14131f;color:#ecebf5}a{color:#b3acff}fieldset,section.card,hr{border-color:#4a4863}select{background:#1f1d2e;border-color:#8b89a0}:focus-visible{outline-color:#b3acff}}'

/** Text as HTML. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A small page with a form, for people without an account. It works without a script. */
export function formPage(language: string, title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${css}</style></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSources(html)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      vary: 'accept-language',
    },
  })
}

/** For a link that was never given, or whose person or letter is gone. */
export function gonePage(accepted: string | undefined): Response {
  const { language, words } = speechFor(accepted)
  return formPage(language, words.gone, `<p>${escape(words.goneText)}</p>`, 404)
}
