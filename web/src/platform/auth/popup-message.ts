/** Between the window that signs in at a provider and the screen that opened it. */
export const popupChannel = 'aurelio-sign-in'

/** `error` is the provider's or the sign-in service's code, null on success. */
export type PopupMessage = { nonce: string; error: string | null }

export function isPopupMessage(data: unknown): data is PopupMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'nonce' in data &&
    typeof data.nonce === 'string' &&
    'error' in data &&
    (data.error === null || typeof data.error === 'string')
  )
}

/** Tells every screen of this origin how the window ended; the one with the same nonce listens. */
export function tellOpener(message: PopupMessage): void {
  const channel = new BroadcastChannel(popupChannel)
  channel.postMessage(message)
  channel.close()
}
