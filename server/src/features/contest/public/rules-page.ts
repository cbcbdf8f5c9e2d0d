import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ContestRow, ContestRulesRow } from '../../../platform/database/tables/contests.ts'
import { contestAddress } from '../address.ts'
import { box, heading, paragraph, type Part } from './parts.ts'
import { contestWords, momentText } from '../words/index.ts'

type Shown = { contest: ContestRow; settings: ContestSettings; rules: ContestRulesRow; timeZone: string }

/** The rules of a contest in one of their versions, as they were published. */
export function rulesParts({ contest, settings, rules, timeZone }: Shown): Part[] {
  const words = contestWords(settings.language)
  const lines = rules.text
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
    props: { text: words.back, link: contestAddress(contest.address).page },
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
