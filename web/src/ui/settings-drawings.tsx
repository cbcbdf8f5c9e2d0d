import { Drawing } from './drawings.tsx'

/** A plug on its way into a socket. */
export function PlugDrawing() {
  return (
    <Drawing>
      <path d="M12 50h26" />
      <rect x="38" y="34" width="30" height="32" rx="6" className="fill-surface" />
      <path d="M68 42h12M68 58h12" className="stroke-accent-text" />
      <rect x="96" y="28" width="34" height="44" rx="6" className="fill-background stroke-accent-text" />
      <path d="M104 42h8M104 58h8" className="stroke-accent-text" />
      <path d="M130 50h18" />
    </Drawing>
  )
}

/** Two links of a chain over a page. */
export function LinkDrawing() {
  return (
    <Drawing>
      <rect x="40" y="12" width="80" height="76" rx="6" className="fill-surface" />
      <path d="M52 28h36M52 74h24" />
      <rect x="50" y="42" width="34" height="18" rx="9" className="fill-background stroke-accent-text" />
      <rect x="76" y="42" width="34" height="18" rx="9" className="stroke-accent-text" />
    </Drawing>
  )
}
