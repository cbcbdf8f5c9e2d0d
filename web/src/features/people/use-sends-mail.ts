import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { sendsMail } from '../../platform/auth/mail-hint.tsx'

/** False until it is known: nothing may be said to have been sent. */
export function useSendsMail(): boolean {
  return sendsMail(useQuery(api.authSettings.get.queryOptions()).data)
}
