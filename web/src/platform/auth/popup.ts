import * as z from 'zod/mini'
import { authCall } from './auth-call.ts'
import { authFailureText } from './auth-messages.ts'
import { isPopupMessage, popupChannel } from './popup-message.ts'

/** Between two looks at whether the window is still open, in milliseconds. */
const lookEvery = 400
/** How long a finished window's word may take after it closed, in milliseconds. */
const graceAfterClosing = 1200

type PopupWork = {
  provider: string
  /** `link` adds the provider to the account that is signed in. */
  purpose: 'sign-in' | 'link'
  /** Null on success, else the text to show. A window that hides from us may be told as closed and succeed later. */
  onSettled: (failure: string | null) => void
}

const startSchema = z.object({ url: z.string() })
let stopCurrent: (() => void) | null = null

/**
 * Signs in at a provider in a window of 500 by 600 (dashboard.md §7); to be called inside the click, or the browser
 * blocks it. A second call cancels the first. Providers may cut the tie to their window, so the end comes through a
 * channel of our own origin, with a word only this call knows.
 */
export function openPopup({ provider, purpose, onSettled }: PopupWork): void {
  stopCurrent?.()
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const popup = window.open('about:blank', `aurelio-${nonce}`, 'popup,width=500,height=600')
  if (!popup) {
    onSettled(authFailureText({ code: 'POPUP_BLOCKED' }))
    return
  }
  const channel = new BroadcastChannel(popupChannel)
  const look = setInterval(() => {
    if (!popup.closed) return
    clearInterval(look)
    setTimeout(
      () => isCurrent && onSettled(authFailureText({ code: 'POPUP_CLOSED_BY_USER' })),
      graceAfterClosing,
    )
  }, lookEvery)
  let isCurrent = true
  const stop = () => {
    isCurrent = false
    clearInterval(look)
    channel.close()
  }
  stopCurrent = () => {
    stop()
    popup.close()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isPopupMessage(data) || data.nonce !== nonce) return
    stop()
    popup.close()
    onSettled(data.error === null ? null : authFailureText({ code: popupErrorCode(data.error) }))
  })
  const back = `/auth/popup?nonce=${nonce}`
  const lead = async () => {
    const answer = await authCall(purpose === 'link' ? '/link-social' : '/sign-in/social', startSchema, {
      provider,
      callbackURL: back,
      errorCallbackURL: back,
      disableRedirect: true,
    })
    if (!isCurrent) return
    if (answer.ok && /^https?:\/\//.test(answer.value.url)) {
      popup.location.href = answer.value.url
      return
    }
    stop()
    popup.close()
    onSettled(answer.ok ? authFailureText({}) : answer.text)
  }
  void lead()
}

/** A person who refuses at the provider has cancelled. */
function popupErrorCode(error: string): string {
  return error === 'access_denied' ? 'POPUP_CLOSED_BY_USER' : error.toUpperCase()
}
