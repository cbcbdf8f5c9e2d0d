import { ORPCError } from '@orpc/client'
import { i18n } from '../i18n/i18n.ts'
import { messageText } from '../i18n/message-text.ts'

/** What to tell the person about a failed call: what happened and what to do. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return i18n.t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.')
  }
  if (error.status >= 500 || error.message === '') {
    return i18n.t('El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.')
  }
  return messageText(error.message)
}
