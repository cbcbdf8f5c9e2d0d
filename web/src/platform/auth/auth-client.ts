import { createAuthClient } from 'better-auth/client'
import { authFailureText, type AuthFailure } from './auth-messages.ts'

const authClient = createAuthClient()

export type SignInInput = { email: string; password: string; rememberMe: boolean }
export type SignUpInput = { fullName: string; email: string; password: string }

/** Each call resolves to null on success, else to the text to show (dashboard.md §8). */
type Failure = string | null

/** A session cookie comes back with the answer; without `rememberMe` it ends with the browser. */
export function signInWithEmail({ email, password, rememberMe }: SignInInput): Promise<Failure> {
  return settle(authClient.signIn.email({ email, password, rememberMe }))
}

/** Creates the account with its workspace, and signs in. */
export function signUpWithEmail({ fullName, email, password }: SignUpInput): Promise<Failure> {
  return settle(authClient.signUp.email({ name: fullName, email, password }))
}

export function endSession(): Promise<Failure> {
  return settle(authClient.signOut())
}

async function settle(call: Promise<{ error: AuthFailure | null }>): Promise<Failure> {
  try {
    const { error } = await call
    return error ? authFailureText(error) : null
  } catch {
    return authFailureText({ code: 'NETWORK' })
  }
}
