import { Resolver } from 'node:dns/promises'
import type { LetterCheckFinding } from '@aurelio/contracts/letter-findings'
import { type ElementNode, type PageDocument, storedDocument } from '@aurelio/page/document'
import { checkLetter, conditionedBlocks } from '@aurelio/page/letters'
import type { Membership } from '../segments/membership.ts'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { LetterDrawing } from './draw.ts'
import { trialOf } from './trial.ts'

/** Above this, Gmail shows only the beginning. */
const heaviest = 100_000
const dnsTimeoutMs = 2000

export type Readers = {
  people: number
  /** Those of them who were added by the team and did not confirm it themselves. */
  unconfirmed: number
  /** The letter is for a segment that there is no more. */
  isSegmentGone: boolean
  /** How many of them are of which of the segments that its blocks name, and which of those are no more. */
  together: Awaited<ReturnType<Membership['together']>>
}

type Parts = {
  /** The address from which a workspace sends; null where there is no mail server. */
  senderOf: (workspaceId: string) => Promise<string | null>
  /** Under which names the keys of its signatures lie, as the one who sends the mail says. */
  selectors: readonly string[]
  txtOf?: (name: string) => Promise<string[]>
}

/** What should be looked at before a letter goes out: of its content, of its list, and of who sends it. */
export function letterChecks({ senderOf, selectors, txtOf = txtRecords }: Parts) {
  return async (
    letter: LetterRow,
    drawing: LetterDrawing,
    { people, unconfirmed, isSegmentGone, together }: Readers,
  ) => {
    const { document } = storedDocument(letter.document).read()
    const findings: LetterCheckFinding[] = checkLetter(document, letter.subject)
    const drawn = drawing.draw(null, (address) => address)
    const bytes = Buffer.byteLength(drawn.html)
    const trial = trialOf(letter)
    const from = await senderOf(letter.workspaceId)
    const add = (code: LetterCheckFinding['code'], about = '') => findings.push({ code, about })
    if (trial?.subject.trim() === '') add('missing-second-subject')
    if (letter.listId === null) add('no-list')
    else if (isSegmentGone) add('no-segment')
    else if (people === 0) add('nobody-there')
    findings.push(...blockFindings(document, drawing, together))
    // Whoever was put on a list by the team, and never confirmed it by mail: their permission is what somebody wrote down.
    if (unconfirmed > 0) add('no-permission', String(unconfirmed))
    if (!drawn.html.includes(drawn.leave.replaceAll('&', '&amp;')) || !drawn.text.includes(drawn.leave))
      add('no-unsubscribe')
    if (drawing.legal.address.trim() === '') add('no-postal-address')
    if (bytes > heaviest) add('too-heavy', String(Math.round(bytes / 1000)))
    if (from === null) add('no-mail-server')
    else {
      const domain = from.split('@')[1]?.replaceAll(/[>\s]/g, '') ?? ''
      const [own, policy, ...keys] = await Promise.all([
        txtOf(domain),
        txtOf(`_dmarc.${domain}`),
        ...selectors.map((selector) => txtOf(`${selector}._domainkey.${domain}`)),
      ])
      if (!own.some((text) => text.startsWith('v=spf1'))) add('sender-spf', domain)
      if (!keys.flat().some((text) => /\bp=[\w+/]/.test(text))) add('sender-dkim', domain)
      if (!policy.some((text) => text.startsWith('v=DMARC1'))) add('sender-dmarc', domain)
    }
    return { findings, people, bytes }
  }
}

/** How a block is called: by its first words, else by what it is. */
function blockName({ props, name }: ElementNode): string {
  const text = props['text']
  return (typeof text === 'string' && text.trim().slice(0, 60)) || name
}

/** Blocks that nobody would see, and people to whom nothing would be left. */
function blockFindings(
  document: PageDocument,
  drawing: LetterDrawing,
  { groups, gone }: Readers['together'],
): LetterCheckFinding[] {
  const findings = conditionedBlocks(document).flatMap(
    ({ node, readers: { segmentId, isIn } }): LetterCheckFinding[] => {
      const [about, element] = [blockName(node), node.id]
      if (gone.includes(segmentId)) return [{ code: 'block-segment-gone', about, element }]
      const isSeen = groups.some(({ segments }) => segments.has(segmentId) === isIn)
      return groups.length > 0 && !isSeen ? [{ code: 'block-for-nobody', about, element }] : []
    },
  )
  // What is empty for everybody is told as such.
  const left = drawing.isEmptyFor('all') ? [] : groups.filter(({ segments }) => drawing.isEmptyFor(segments))
  const without = left.reduce((sum, { people }) => sum + people, 0)
  return without === 0 ? findings : [...findings, { code: 'empty-for-some', about: String(without) }]
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
