import { Suspense, useEffect, useRef } from 'react'
import { loadPart } from '../platform/load-part.ts'
import { stopWaiting } from '../platform/when-calm.ts'
import { letFocusIn } from './let-focus-in.ts'
import { latePart } from './lazy-part.ts'
import type { ToastKind, ToastOptions } from './toaster.tsx'

/** Loaded once the first screen stands, which never needs it, or with the first message. */
const load = () => import('./toaster.tsx')

let hasShown = false

function show(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  hasShown = true
  stopWaiting()
  void loadPart(load).then(({ showToast }) => showToast(kind, text, options))
}

/** Short messages above the screen. Texts come translated. */
export const notify = {
  /** A confirmation (role `alert`), for three seconds; with an action, ten. */
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** A failure (role `alert`); stays until it is closed. */
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Work under way (role `status`); stays until replaced by its id or dismissed. */
  progress: (text: string, options?: ToastOptions) => show('progress', text, options),
  /** Takes it away where it stands; before anything was shown nothing has to be loaded for that. */
  dismiss(id: string): void {
    if (hasShown) void loadPart(load).then(({ dismissToast }) => dismissToast(id))
  },
}

const SonnerToaster = latePart(async () => (await load()).SonnerToaster)

/** Mounted once, around every screen that may say something. */
export function Toaster() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => letFocusIn(place), [])
  return (
    // A dialog that opens first hides everything else from screen readers but live places: this one is there already.
    <div ref={place} aria-live="off">
      <Suspense fallback={null}>
        <SonnerToaster />
      </Suspense>
    </div>
  )
}
