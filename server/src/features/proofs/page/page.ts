import { createHash } from 'node:crypto'
import type { Check, HandedProof, ProofKind, SignedProof } from '@aurelio/proofs/check'
import { checkHere } from '@aurelio/proofs/browser'
import { type Html, markup, trusted } from '../../../platform/http/html.ts'
import { styleSources } from '../../../platform/http/notice-page.ts'
import { proofAddress } from '../service.ts'
import { proofWords } from '../words/index.ts'
import type { ProofWords } from '../words/words.ts'
import { contentsOf, momentIn } from './contents.ts'
import { css } from './style.ts'

const checksOf: Record<ProofKind, readonly Check[]> = {
  draw: ['signature', 'commitment', 'list', 'winners'],
  jury: ['signature', 'marks'],
  experiment: ['signature', 'verdict'],
  consent: ['signature', 'statement'],
}

/** A page that says what was published, holds the data that were signed, and computes them again where it is read. */
export function proofPage(proof: SignedProof, { document, signature, key }: HandedProof): Response {
  const words = proofWords(proof.language)
  const name = proof.kind === 'consent' ? '' : proof.data.name
  const title = name === '' ? words.titles[proof.kind] : `${words.titles[proof.kind]}: ${name}`
  const page = markup`<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${trusted(css)}</style></head><body><main data-signature="${signature}" data-key="${key}"><h1>${title}</h1>
<section aria-labelledby="checked"><h2 id="checked">${words.checkHere}</h2>${statusOf(words)}
<ul class="checks">${checksOf[proof.kind].map((check) => markup`<li data-check="${check}">${words.checks[check]}</li>`)}</ul>
<p><button type="button" hidden>${words.checkHere}</button></p><noscript><p>${words.withoutScript}</p></noscript></section>
<section aria-labelledby="contents"><h2 id="contents">${words.contents}</h2>${contentsOf(proof, words)}</section>
<footer><p>${words.proves}</p><p>${words.provesNot}</p><p>${words.signed}: ${momentIn(proof.issuedAt, words.language)}</p>
<p><a href="${proofAddress(proof.token)}/data.json" download="proof.json">${words.download}</a> · <a href="/.well-known/aurelio-keys">${words.keys}</a></p></footer></main>
<script type="application/json">${trusted(document)}</script><script>${trusted(checkHere.text)}</script></body></html>`
  return answer(page, document)
}

function statusOf(words: ProofWords): Html {
  const sentences = (['working', 'valid', 'invalid', 'unsafe'] as const).map(
    (name) => markup`<span data-when="${name}" hidden>${words[name]}</span>`,
  )
  return markup`<p role="status">${sentences}</p>`
}

function answer(page: Html, document: string): Response {
  const text = page.toString()
  const style = styleSources(text.slice(0, text.length - document.length))
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src '${checkHere.hash}'; style-src ${style}; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    },
  })
}
