import { drawing } from '../builder.ts'

/** Workbooks and calls in one bundle: what the offer after the purchase adds. */
export const courseBox =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="440" viewBox="0 0 480 440">
  <circle cx="240" cy="214" r="200" fill="#ffd9e5"/>
  <ellipse cx="240" cy="396" rx="180" ry="20" fill="#9d174d" opacity=".18"/>
  <g transform="rotate(-9 150 230)"><rect x="70" y="110" width="170" height="232" rx="12" fill="#ffffff" stroke="#f3a6c2" stroke-width="4"/><rect x="92" y="136" width="126" height="72" rx="8" fill="#fce1ea"/><path d="M104 194l28-30 22 20 24-28 30 38z" fill="#be185d"/><g stroke="#f3a6c2" stroke-width="8" stroke-linecap="round"><path d="M96 234h116M96 260h90M96 286h104M96 312h60"/></g></g>
  <g transform="rotate(8 330 220)"><rect x="236" y="92" width="180" height="250" rx="14" fill="#9d174d"/><path d="M236 106a14 14 0 0 1 14-14h10v250h-10a14 14 0 0 1-14-14z" fill="#7d0f3b"/><g font-family="system-ui,sans-serif" fill="#ffffff"><text x="282" y="156" font-size="19" font-weight="800">Sesiones</text><text x="282" y="188" font-size="19" font-weight="800">uno a uno</text></g><path d="M282 210h54" stroke="#ffb3cc" stroke-width="6" stroke-linecap="round"/><circle cx="326" cy="272" r="36" fill="#ffb3cc"/><path d="M300 300c2-20 12-26 26-26s24 6 26 26a36 36 0 0 1-52 0z" fill="#7d0f3b"/><circle cx="326" cy="258" r="13" fill="#7d0f3b"/></g>
  <g transform="translate(128 306)"><rect width="224" height="88" rx="16" fill="#4a0d27"/><circle cx="46" cy="44" r="24" fill="#ff5c93"/><path d="M39 32l19 12-19 12z" fill="#ffffff"/><g font-family="system-ui,sans-serif" fill="#ffffff"><text x="84" y="40" font-size="19" font-weight="700">4 talleres</text><text x="84" y="64" font-size="17" fill="#ffd9e5">en directo</text></g></g>
</svg>`)
