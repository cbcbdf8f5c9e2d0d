import { addresses } from '@aurelio/contracts/addresses'
import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { entryWords } from './entry-words.ts'

/** What happened, in a line that leads to where it happened. */
export function EntryTitle({ entry }: { entry: TimeLineEntry }) {
  const { t } = useTranslation()
  const to = placeOf(entry)
  const text = entryWords(entry, t)
  if (to === null) return text
  return (
    <Link to={to} className="hover:underline">
      {text}
    </Link>
  )
}

function placeOf(entry: TimeLineEntry): string | null {
  switch (entry.kind) {
    case 'lead':
    case 'deed':
      return addresses.lead(entry.leadId)
    case 'letter':
      return addresses.letter(entry.letterId)
    case 'sequence':
    case 'step':
      return addresses.sequence(entry.sequenceId)
    case 'quiz':
      return addresses.answersOfQuiz(entry.quizId)
    case 'contest':
      return addresses.contest(entry.contestId)
    case 'consent':
    case 'subscription':
    default:
      return null
  }
}
