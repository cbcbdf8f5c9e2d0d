import { drawing } from '../builder.ts'

/** A compass among question marks: the hero of the test. */
export const compass =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440" viewBox="0 0 440 440">
  <circle cx="220" cy="220" r="206" fill="#a5e8ef"/><circle cx="220" cy="220" r="206" fill="none" stroke="#0e7490" stroke-width="4" stroke-dasharray="4 16" stroke-linecap="round"/>
  <circle cx="220" cy="226" r="136" fill="#0e5568"/><circle cx="220" cy="220" r="136" fill="#ffffff"/><circle cx="220" cy="220" r="112" fill="#ecfeff"/>
  <g stroke="#0e7490" stroke-width="6" stroke-linecap="round"><path d="M220 118v18M220 304v18M118 220h18M304 220h18"/></g>
  <g transform="rotate(38 220 220)"><path d="M220 128l26 92h-52z" fill="#f97316"/><path d="M220 312l-26-92h52z" fill="#0e5568"/></g>
  <circle cx="220" cy="220" r="13" fill="#ffffff" stroke="#0e5568" stroke-width="6"/>
  <g font-family="system-ui,sans-serif" font-weight="800"><g transform="rotate(-14 76 96)"><rect x="38" y="58" width="76" height="76" rx="20" fill="#f97316"/><text x="76" y="114" font-size="46" text-anchor="middle" fill="#ffffff">?</text></g><g transform="rotate(12 376 128)"><rect x="342" y="94" width="66" height="66" rx="18" fill="#ffffff"/><text x="375" y="142" font-size="40" text-anchor="middle" fill="#0e7490">A</text></g><g transform="rotate(9 84 350)"><rect x="52" y="318" width="66" height="66" rx="18" fill="#ffffff"/><text x="85" y="366" font-size="40" text-anchor="middle" fill="#0e7490">B</text></g><g transform="rotate(-10 366 348)"><rect x="330" y="312" width="72" height="72" rx="20" fill="#facc15"/><path d="M350 350l12 12 22-26" fill="none" stroke="#0e5568" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g></g>
</svg>`)
