import type { CSSProperties } from 'react'

/** The squares that stand behind what is transparent. */
export const checkerboard: CSSProperties = {
  background: 'repeating-conic-gradient(var(--control) 0 25%, var(--surface) 0 50%) 0 0 / 20px 20px',
}
