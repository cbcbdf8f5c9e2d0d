import { drawing } from '../builder.ts'

/** A book standing among its pages: the hero of the ebook page. */
export const novel =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560" viewBox="0 0 480 560">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0a868"/><stop offset="1" stop-color="#c8643c"/></linearGradient></defs>
  <ellipse cx="244" cy="520" rx="190" ry="22" fill="#12060d" opacity=".6"/>
  <path d="M392 66l26 16v412l-26 16z" fill="#e9d9cc"/><path d="M398 76v420M405 80v414M412 84v404" stroke="#cbb5a5" stroke-width="2"/>
  <path d="M74 52a14 14 0 0 1 14-14h304v472H88a14 14 0 0 1-14-14z" fill="url(#g)"/>
  <path d="M74 52a14 14 0 0 1 14-14h18v472H88a14 14 0 0 1-14-14z" fill="#a04b2a"/>
  <circle cx="262" cy="196" r="92" fill="#fbe3cd"/>
  <path d="M262 152c-14-12-70-8-70 46 0 44 34 68 70 68s70-24 70-68c0-54-56-58-70-46z" fill="#b83220"/>
  <path d="M214 186c4-12 12-18 24-20" fill="none" stroke="#f6b9a4" stroke-width="7" stroke-linecap="round"/>
  <path d="M262 160c-18 14-36 10-46 0 14-4 20-12 36-12-2-12 2-22 12-30l8 6c-6 8-8 16-6 24 16 0 24 8 38 12-12 12-28 12-42 0z" fill="#2f6b3a"/>
  <g font-family="system-ui,sans-serif" fill="#2b1120"><text x="136" y="358" font-size="46" font-weight="800">El huerto</text><text x="136" y="408" font-size="46" font-weight="800">pequeño</text><text x="136" y="448" font-size="15" font-weight="600">Cultivar en un balcón</text><text x="136" y="486" font-size="17">Teresa Olmo</text></g>
</svg>`)
