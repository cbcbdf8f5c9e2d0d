import { Resolver } from 'node:dns/promises'
import type { LetterCheckFinding } from '@aurelio/contracts/subscriptions'
import { storedDocument } from '@aurelio/page/document'
import { checkLetter } from '@aurelio/page/letters'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { LetterDrawing } from './draw.ts'

/** Above this, Gmail shows only the beginning. */
const heaviest = 100_000
const dnsTimeoutMs = 2000

type Parts = {
  /** The address from which everything is sent; null where there is no mail server. */
  from: string | null
  txtOf?: (name: string) => Promise<string[]>
}

/** What should be looked at before a letter goes out: of its content, of its list, and of who sends it. */
export function letterChecks({ from, txtOf = txtRecords }: Parts) {
  return async (letter: LetterRow, drawing: LetterDrawing, people: number) => {
    const { document } = storedDocument(letter.document).read()
    const findings: LetterCheckFinding[] = checkLetter(document, letter.subject)
    const drawn = drawing.draw(null, (address) => address)
    const bytes = Buffer.byteLength(drawn.html)
    const add = (code: LetterCheckFinding['code'], about = '') => findings.push({ code, about })
    if (letter.listId === null) add('no-list')
    else if (people === 0) add('nobody-there')
    if (drawing.legal.address.trim() === '') add('no-postal-address')
    if (bytes > heaviest) add('too-heavy', String(Math.round(bytes / 1000)))
    if (from === null) add('no-mail-server')
    else {
      const domain = from.split('@')[1]?.replaceAll(/[>\s]/g, '') ?? ''
      const [own, policy] = await Promise.all([txtOf(domain), txtOf(`_dmarc.${domain}`)])
      if (!own.some((text) => text.startsWith('v=spf1'))) add('sender-spf', domain)
      if (!policy.some((text) => text.startsWith('v=DMARC1'))) add('sender-dmarc', domain)
    }
    return { findings, people, bytes }
  }
}

/** Text records of a name; none where there are none, or nobody answers in time. */
async function txtRecords(name: string): Promise<string[]> {
  try {
    const records = await new Resolver({ timeout: dnsTimeoutMs, tries: 1 }).resolveTxt(name)
    return records.map((chunks) => chunks.join(''))
  } catch {
    return []
  }
}
