/** How a long job speaks with whoever asked for it. Progress goes from 0 to 1. */
export type Told = {
  signal: AbortSignal
  progress: (share: number) => void
  /** For loops that would never let go: tells the progress, and rejects with the signal's reason once the job was cancelled. */
  pause: (share: number) => Promise<void>
}
