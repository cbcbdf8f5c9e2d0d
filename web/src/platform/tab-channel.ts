export type TabChannel<Message> = { say: (message: Message) => void; close: () => void }

/** Speaks with the other tabs of this browser; a tab does not hear itself. */
export function openTabChannel<Message>(name: string, hear: (message: Message) => void): TabChannel<Message> {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}
