import { addresses } from '@aurelio/contracts/addresses'
import type { ShownInvitation } from '@aurelio/contracts/invitations'
import { client } from '../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export { endSession } from '../../platform/auth/auth-client.ts'

const words: ProblemWords = {
  INVITATION_UNKNOWN: 'Esta invitación no existe.',
  INVITATION_EXPIRED: 'Esta invitación ha caducado.',
  INVITATION_USED: 'Esta invitación ya se ha usado.',
  INVITATION_REVOKED: 'Esta invitación se ha retirado.',
  INVITATION_FOR_OTHER: 'Esta invitación es para otra dirección de correo.',
  WORKSPACE_FULL: ({ members }) =>
    i18n.t('El espacio ya tiene {{members}} personas: no caben más en esta instalación.', { members }),
}

type Answer = { kind: 'shown'; shown: ShownInvitation } | { kind: 'refused'; text: string }

/** What the link invites to, or the text of why it does not. */
export async function showInvitation(token: string): Promise<Answer> {
  try {
    return { kind: 'shown', shown: await client.invitations.get({ token }) }
  } catch (error) {
    return { kind: 'refused', text: errorText(error, words) }
  }
}

/** Accepts and loads the app anew, in the workspace; else the text of why not. */
export async function acceptInvitation(token: string): Promise<string | null> {
  try {
    await client.invitations.accept({ token })
  } catch (error) {
    return errorText(error, words)
  }
  window.location.assign(addresses.home)
  return null
}
