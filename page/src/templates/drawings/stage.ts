import { drawing } from '../builder.ts'

const heads = [
  ['40', '#4b2a6b'],
  ['132', '#5c3580'],
  ['226', '#4b2a6b'],
  ['326', '#5c3580'],
  ['424', '#4b2a6b'],
  ['514', '#5c3580'],
]
  .map(
    ([x, tone]) =>
      `<g fill="${tone}"><circle cx="${x}" cy="382" r="26"/><path d="M${Number(x) - 46} 470c2-40 18-56 46-56s44 16 46 56z"/></g>`,
  )
  .join('')

/** Somebody who speaks before an audience: the hero of the course page. */
export const stage =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="460" viewBox="0 0 560 460">
  <defs>
    <clipPath id="c"><rect width="560" height="460" rx="24"/></clipPath>
    <linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd7ec"/><stop offset="1" stop-color="#ffd7ec" stop-opacity=".1"/></linearGradient>
  </defs>
  <g clip-path="url(#c)">
    <rect width="560" height="460" fill="#2a1540"/>
    <path d="M214 0h132l110 344H104z" fill="url(#l)" opacity=".5"/>
    <ellipse cx="280" cy="340" rx="190" ry="26" fill="#8a1c7c"/>
    <path d="M204 344c2-96 24-146 76-146s74 50 76 146z" fill="#ff8fc7"/>
    <path d="M262 176h36v32c-10 14-26 14-36 0z" fill="#d99a72"/>
    <ellipse cx="280" cy="142" rx="42" ry="47" fill="#eab28c"/>
    <path d="M236 150c-8-50 14-72 46-70 32 0 52 24 44 68-8-24-22-34-34-38-18 10-38 10-46 8-6 8-8 18-10 32z" fill="#3a1a14"/>
    <circle cx="318" cy="88" r="20" fill="#3a1a14"/>
    <circle cx="265" cy="146" r="4" fill="#2a1a14"/><circle cx="296" cy="146" r="4" fill="#2a1a14"/>
    <path d="M266 164c9 12 21 12 29 0z" fill="#ffffff" stroke="#7a2a1a" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M212 262c-30-8-54-32-64-70" fill="none" stroke="#ff8fc7" stroke-width="26" stroke-linecap="round"/>
    <circle cx="146" cy="184" r="16" fill="#eab28c"/>
    <path d="M350 262c10 6 12 18-4 24l-34 8" fill="none" stroke="#ff8fc7" stroke-width="26" stroke-linecap="round"/>
    <circle cx="308" cy="296" r="16" fill="#eab28c"/>
    <path d="M318 344V214" stroke="#14091f" stroke-width="7"/><rect x="304" y="176" width="28" height="46" rx="14" fill="#14091f"/><path d="M290 344h56" stroke="#14091f" stroke-width="9" stroke-linecap="round"/>
    <path d="M396 84h112a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16h-72l-28 22 4-22h-16a16 16 0 0 1-16-16v-52a16 16 0 0 1 16-16z" fill="#ffffff"/>
    <path d="M404 112h92M404 136h58" stroke="#e3c9dc" stroke-width="9" stroke-linecap="round"/>
    ${heads}
  </g>
</svg>`)
