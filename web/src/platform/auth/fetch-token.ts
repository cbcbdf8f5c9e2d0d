import * as z from 'zod/mini'
import { authCall, type AuthAnswer } from './auth-call.ts'

const tokenSchema = z.object({ token: z.string() })

/** A short-lived signed token for the person who is signed in. */
export function fetchToken(): Promise<AuthAnswer<{ token: string }>> {
  return authCall('/token', tokenSchema)
}
