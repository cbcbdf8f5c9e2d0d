import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { letterEditorPath } from '../subscriptions-path.ts'
import { Review } from './review.tsx'

/** What a letter to a list lacks. */
export function LetterReview({ id, onLead }: { id: string; onLead?: () => void }) {
  const check = useQuery(api.subscriptions.checkLetter.queryOptions({ input: { id } }))
  return <Review check={check} editor={letterEditorPath(id)} {...(onLead && { onLead })} />
}
