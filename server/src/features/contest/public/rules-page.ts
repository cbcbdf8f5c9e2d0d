import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ContestRow, ContestRulesRow } from '../../../platform/database/tables/contests.ts'
import { contestAddress } from '../address.ts'
import { addressIn } from '../languages/speaking.ts'
import { box, heading, paragraph, type Part } from './parts.ts'
import { contestWords, momentText } from '../words/index.ts'

type Shown = {
  contest: ContestRow
  settings: ContestSettings
  rules: ContestRulesRow
  /** What the organiser wrote of them, and as it is said in the language that is read. */
  own: OwnRules
  inLanguage: string | undefined
  timeZone: string
}
type OwnRules = { source: string; said: string }

/** The rules of a contest in one of their versions, as they were published; what the organiser wrote, in the language that is read. */
export function rulesParts({ contest, settings, rules, own, inLanguage, timeZone }: Shown): Part[] {
  const words = contestWords(settings.language)
  const text = rulesSaid(rules.text, own)
  const lines = text
    .split('\n\n')
    .map((line, at) =>
      line.startsWith('## ')
        ? heading(`parte-${at}`, line.slice(3), 2, { fontSize: '22px' })
        : paragraph(`parte-${at}`, line, { fontSize: '17px' }),
    )
  const title = `${words.rules}: ${contest.name}`
  const when = words.rulesVersion(rules.version, momentText(rules.createdAt, settings.language, timeZone))
  const back: Part = {
    id: 'volver',
    type: 'button',
    props: { text: words.back, link: addressIn(contestAddress(contest.address).page, inLanguage) },
  }
  return [
    box(
      'pagina',
      [
        box(
          'caja',
          [
            heading('titulo', title, 1, { fontSize: '36px' }),
            paragraph('version', when, { color: 'token:muted', fontSize: '16px' }),
            paragraph('huella', `SHA-256: ${rules.hash}`, { color: 'token:muted', fontSize: '14px' }),
            text === rules.text ? null : paragraph('traducidas', words.rulesTranslated, { fontSize: '16px' }),
            ...lines,
            back,
          ],
          { widthType: 'box', width: '760px' },
        ),
      ],
      { padding: '48px 20px', alignItems: 'center', landmark: 'main' },
    ),
  ]
}

/** The rules with what the organiser wrote in another language; a version that says something else stays as it is. */
function rulesSaid(text: string, { source, said }: OwnRules): string {
  const written = `\n\n${paragraphsOf(source)}\n\n## `
  const at = source === said || paragraphsOf(source) === '' ? -1 : text.lastIndexOf(written)
  if (at === -1) return text
  return `${text.slice(0, at)}\n\n${paragraphsOf(said)}\n\n## ${text.slice(at + written.length)}`
}

function paragraphsOf(text: string): string {
  return text.split(/\n+/).filter(Boolean).join('\n\n')
}
