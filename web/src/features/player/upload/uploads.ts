import { useSyncExternalStore } from 'react'

/** How much of a film this tab has sent, 0 to 1, and how to stop. */
type Sending = { share: number; stop: () => void }

const sending = new Map<string, Sending>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Sends a film's bytes by tus, in parts: a connection that breaks is taken up again by itself, and what was cut off goes on
 * where it ended. It goes on while other screens are looked at. Rejects where the server refuses it.
 */
export async function sendFilm(id: string, file: File): Promise<void> {
  if (sending.has(id)) return
  const { Upload } = await import('tus-js-client')
  const note = (share: number, stop: () => void) => {
    sending.set(id, { share, stop })
    tell()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(file, {
        uploadUrl: `${location.origin}/api/film-uploads/${id}`,
        chunkSize: partBytes,
        retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
        storeFingerprintForResuming: false,
        onProgress: (sent, all) => note(all === 0 ? 1 : sent / all, stop),
        onSuccess: () => resolve(),
        onError: reject,
      })
      const stop = () => {
        void upload.abort()
        resolve()
      }
      note(0, stop)
      upload.start()
    })
  } finally {
    sending.delete(id)
    tell()
  }
}

/** Stops what this tab is sending of a film. */
export function stopSending(id: string) {
  sending.get(id)?.stop()
}

/** Share of a film that this tab has sent; null where it is sending none of it. */
export function useSentShare(id: string): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sending.get(id)?.share ?? null,
  )
}

export function isSending(id: string): boolean {
  return sending.has(id)
}

/** Less than what proxies let through at once. */
const partBytes = 8 * 1024 * 1024
