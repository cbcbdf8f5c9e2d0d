import * as z from 'zod/mini'
import { anything, authCall, type AuthAnswer } from './auth-call.ts'
import { authFailureText } from './auth-messages.ts'

const passkeySchema = z.object({
  id: z.string(),
  name: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.nullable(z.string())),
})
export type Passkey = z.infer<typeof passkeySchema>

const creationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
})
const requestSchema = z.looseObject({ challenge: z.string() })

/** Whether this browser knows passkeys and reads the server's wishes about them by itself. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

export const listPasskeys = () => authCall('/passkey/list-user-passkeys', z.array(passkeySchema))

export const renamePasskey = (id: string, name: string) =>
  authCall('/passkey/update-passkey', anything, { id, name })

export const removePasskey = (id: string) => authCall('/passkey/delete-passkey', anything, { id })

/** Asks the device for a new passkey and gives it to the account. */
export async function addPasskey(name: string): Promise<AuthAnswer<unknown>> {
  const options = await authCall('/passkey/generate-register-options', creationSchema)
  if (!options.ok) return options
  const response = await asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value),
    }),
  )
  if (!response.ok) return response
  return authCall('/passkey/verify-registration', anything, { response: response.value, name })
}

/** Signs in with whichever passkey the person picks. */
export async function signInWithPasskey(): Promise<AuthAnswer<unknown>> {
  const options = await authCall('/passkey/generate-authenticate-options', requestSchema)
  if (!options.ok) return options
  const response = await asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value),
    }),
  )
  if (!response.ok) return response
  return authCall('/passkey/verify-authentication', anything, { response: response.value })
}

/** The browser's window about passkeys. Closing it, or the device's refusal, is a value. */
async function asked(show: () => Promise<Credential | null>): Promise<AuthAnswer<unknown>> {
  try {
    const credential = await show()
    if (credential instanceof PublicKeyCredential) {
      return { ok: true, value: credential.toJSON() }
    }
    return refused('PASSKEY_CANCELLED')
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    return refused(isKnown ? 'PASSKEY_KNOWN' : 'PASSKEY_CANCELLED')
  }
}

function refused(code: string): AuthAnswer<never> {
  return { ok: false, code, text: authFailureText({ code }) }
}
