import type { DrawProof, ExperimentProof, JuryProof, SignedProof } from '@aurelio/proofs/check'
import { type Html, markup } from '../../../platform/http/html.ts'
import type { ProofWords } from '../words/words.ts'

type Words = ProofWords & { language: string }

/** What a proof publishes, for people: readable without a script. */
export function contentsOf(proof: SignedProof, words: Words): Html {
  if (proof.kind === 'draw') return drawContents(proof.data, words)
  if (proof.kind === 'jury') return juryContents(proof.data, words)
  if (proof.kind === 'experiment') return experimentContents(proof.data, words)
  const { labels, language } = words
  return terms([
    [labels.statement, proof.data.statement],
    [labels.givenAt, momentIn(proof.data.givenAt, language)],
    [labels.place, proof.data.place],
  ])
}

export function momentIn(moment: string, language: string): Html {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return markup`<time datetime="${moment}">${text.format(new Date(moment))} UTC</time>`
}

function drawContents(data: DrawProof, words: Words): Html {
  const { labels, pending } = words
  const shown = (value: string | null) => (value === null ? pending : markup`<code>${value}</code>`)
  return markup`${terms([
    ...common(data, words),
    [labels.commitment, shown(data.commitment)],
    [labels.beaconRule, data.beaconRule],
    [labels.participants, data.list === null ? pending : countOf(data.list)],
    [labels.listHash, shown(data.listHash)],
    [labels.beacon, shown(data.beacon)],
    [labels.seed, shown(data.seed)],
    [labels.winners, named(data, data.winners, words)],
    [labels.reserves, named(data, data.reserves, words)],
  ])}${happened(data, words)}`
}

function juryContents(data: JuryProof, words: Words): Html {
  const { labels } = words
  const rows = data.marks.map(
    ({ id, given }) =>
      markup`<tr>
        <td><code>${id}</code></td>
        <td>${given.join(' + ')} = ${given.reduce((sum, mark) => sum + mark, 0)}</td>
      </tr>`,
  )
  return markup`${terms([
    ...common(data, words),
    [labels.winners, named(data, data.winners, words)],
    [labels.reserves, named(data, data.reserves, words)],
  ])}${table([labels.entry, labels.marks], rows)}${happened(data, words)}`
}

function common({ organiser, closesAt, rulesHash, rulesAddress }: DrawProof | JuryProof, words: Words) {
  const { labels, language } = words
  return [
    [labels.organiser, organiser],
    [labels.closesAt, momentIn(closesAt, language)],
    [labels.rules, markup`<a href="${rulesAddress}"><code>${rulesHash}</code></a>`],
  ] as const
}

function experimentContents({ arms, verdict }: ExperimentProof, { labels, verdicts, language }: Words): Html {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const count = new Intl.NumberFormat(language)
  const rows = arms.map(
    ({ name, share, visitors, conversions }) =>
      markup`<tr>
        <td>${name}</td>
        <td>${percent.format(share)}</td>
        <td>${count.format(visitors)}</td>
        <td>${count.format(conversions)}</td>
        <td>${visitors > 0 ? percent.format(conversions / visitors) : '–'}</td>
      </tr>`,
  )
  const said = {
    'too-early': verdicts.tooEarly,
    running: verdicts.running,
    mismatch: verdicts.mismatch,
    'no-difference': verdicts.noDifference,
    winner: verdicts.winner(verdict.verdict === 'winner' ? (arms[verdict.arm]?.name ?? '') : ''),
  }[verdict.verdict]
  return markup`${terms([[labels.verdict, said]])}${table([labels.variant, labels.share, labels.visitors, labels.conversions, labels.rate], rows)}`
}

function happened({ steps }: DrawProof | JuryProof, words: Words): Html {
  return markup`<h2>${words.labels.steps}</h2>
    <ol>
      ${steps.map(
        ({ at, what, id }) =>
          markup`<li>
            ${momentIn(at, words.language)}:
            ${words.steps[what]}${id === undefined ? null : markup` (<code>${id}</code>)`}
          </li>`,
      )}
    </ol>`
}

function named({ steps }: DrawProof | JuryProof, ids: readonly string[], { pending, nobody }: Words) {
  const isKnown = steps.some(({ what }) => what === 'drawn' || what === 'judged')
  return ids.length === 0
    ? isKnown
      ? nobody
      : pending
    : markup`<ol>
        ${ids.map((id) => markup`<li><code>${id}</code></li>`)}
      </ol>`
}

function countOf(list: string): number {
  return list === '' ? 0 : list.split('\n').length
}

function terms(pairs: readonly (readonly [string, string | number | Html])[]): Html {
  return markup`<dl>
    ${pairs.map(
      ([name, value]) =>
        markup`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  return markup`<div class="wide">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => markup`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
