import type { ReactNode } from 'react'

/** Our small drawings for empty places: lines in the theme's colours, one touch of accent. Decoration only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      className="h-24 w-40 fill-none stroke-border-strong"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A page with a gap where something should stand. */
export function LostDrawing() {
  return (
    <Drawing>
      <rect x="44" y="12" width="72" height="76" rx="6" className="fill-surface" />
      <path d="M56 28h30M56 40h48" />
      <rect
        x="56"
        y="52"
        width="48"
        height="22"
        rx="4"
        className="stroke-accent-text"
        strokeDasharray="4 5"
      />
      <path d="M130 74l8 8m0-8-8 8" className="stroke-accent-text" />
    </Drawing>
  )
}

/** An open tray with one envelope on its way. */
export function InboxDrawing() {
  return (
    <Drawing>
      <path d="M40 56l10-22h60l10 22v26a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z" className="fill-surface" />
      <path d="M40 56h26l5 9h18l5-9h26" />
      <rect x="62" y="8" width="36" height="24" rx="3" className="fill-background stroke-accent-text" />
      <path d="M63 11l17 11 17-11" className="stroke-accent-text" />
    </Drawing>
  )
}

/** A magnifying glass over empty lines. */
export function NothingFoundDrawing() {
  return (
    <Drawing>
      <path d="M30 26h44M30 42h32M30 58h40M30 74h28" />
      <circle cx="98" cy="46" r="24" className="fill-surface stroke-accent-text" />
      <path d="M115 63l18 18M90 46h16" className="stroke-accent-text" />
    </Drawing>
  )
}

/** A block under construction. */
export function SoonDrawing() {
  return (
    <Drawing>
      <rect x="30" y="52" width="44" height="34" rx="5" className="fill-surface" />
      <rect x="86" y="52" width="44" height="34" rx="5" className="fill-surface" strokeDasharray="5 5" />
      <rect
        x="58"
        y="12"
        width="44"
        height="34"
        rx="5"
        className="fill-background stroke-accent-text"
        strokeDasharray="5 5"
      />
      <path d="M80 22v14M73 29h14" className="stroke-accent-text" />
      <path d="M40 64h24M40 74h14" />
    </Drawing>
  )
}

/** A folder with a first sheet on its way in. */
export function FolderDrawing() {
  return (
    <Drawing>
      <rect x="62" y="8" width="36" height="40" rx="3" className="fill-background stroke-accent-text" />
      <path d="M70 20h20M70 29h14" className="stroke-accent-text" />
      <path
        d="M36 84V38a4 4 0 0 1 4-4h22l8 8h50a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z"
        className="fill-surface"
      />
    </Drawing>
  )
}

/** A list whose lines are ticked. */
export function TasksDrawing() {
  return (
    <Drawing>
      <rect x="40" y="10" width="80" height="80" rx="6" className="fill-surface" />
      <path d="M70 30h36M70 50h36M70 70h24" />
      <path d="M51 30l4 4 7-8M51 50l4 4 7-8" className="stroke-accent-text" />
      <rect x="51" y="65" width="10" height="10" rx="2" />
    </Drawing>
  )
}

/** A month with one day marked. */
export function CalendarDrawing() {
  return (
    <Drawing>
      <rect x="40" y="18" width="80" height="70" rx="6" className="fill-surface" />
      <path d="M40 36h80M58 12v12M102 12v12M56 52h8M76 52h8M96 52h8M56 70h8" />
      <rect x="74" y="62" width="30" height="16" rx="4" className="fill-background stroke-accent-text" />
    </Drawing>
  )
}
