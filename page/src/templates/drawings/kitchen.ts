import { drawing } from '../builder.ts'

/** A bright kitchen: the hero of the renovation page. */
export const kitchen =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="480" viewBox="0 0 560 480">
  <defs>
    <clipPath id="c"><rect width="560" height="480" rx="28"/></clipPath>
    <linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe8ee"/><stop offset="1" stop-color="#f4f8f3"/></linearGradient>
  </defs>
  <g clip-path="url(#c)">
    <rect width="560" height="480" fill="#f0e6d8"/>
    <rect y="400" width="560" height="80" fill="#d9c3a5"/>
    <path d="M0 400h560M70 400l-40 80M190 400l-20 80M310 400v80M430 400l20 80M530 400l40 80" stroke="#c9b08e" stroke-width="2"/>
    <rect x="196" y="66" width="168" height="150" rx="8" fill="#ffffff"/>
    <rect x="206" y="76" width="148" height="130" rx="4" fill="url(#s)"/>
    <circle cx="318" cy="112" r="16" fill="#f8d789"/>
    <path d="M206 182c26-22 48-22 74-4s48 12 74-8v36H206z" fill="#a9cbb0"/>
    <path d="M280 76v130M206 141h148" stroke="#ffffff" stroke-width="6"/>
    <rect x="36" y="60" width="132" height="128" rx="8" fill="#1f6f66"/>
    <path d="M102 68v112" stroke="#175a53" stroke-width="3"/>
    <path d="M92 118v18M112 118v18" stroke="#f3d9a4" stroke-width="4" stroke-linecap="round"/>
    <path d="M392 96h132M392 152h132" stroke="#b98c5a" stroke-width="9" stroke-linecap="round"/>
    <rect x="404" y="64" width="18" height="28" rx="4" fill="#ffffff"/>
    <rect x="428" y="56" width="18" height="36" rx="4" fill="#e8a87c"/>
    <path d="M468 92c-2-12-10-18-16-20 9-1 14 3 17 9 1-10 6-17 16-20-3 12-8 21-12 31z" fill="#4f9a72"/>
    <rect x="458" y="90" width="26" height="2" fill="#4f9a72"/>
    <path d="M408 148v-20h22v20zM440 148v-14h34v14zM484 148v-24h14v24z" fill="#ffffff"/>
    <path d="M280 0v34" stroke="#3c4a48" stroke-width="3"/>
    <path d="M246 60c2-18 15-28 34-28s32 10 34 28z" fill="#f2b84b"/>
    <rect x="20" y="262" width="520" height="20" rx="6" fill="#fffaf2"/>
    <rect x="32" y="282" width="496" height="126" fill="#278a7f"/>
    <path d="M156 282v126M280 282v126M404 282v126M280 324h124M280 366h124" stroke="#1c6d64" stroke-width="3"/>
    <path d="M140 318v24M172 318v24M330 303h24M330 345h24M330 387h24M420 318v24" stroke="#f3d9a4" stroke-width="5" stroke-linecap="round"/>
    <rect x="32" y="408" width="496" height="10" fill="#175a53"/>
    <path d="M104 262v-22a16 16 0 0 1 32 0" fill="none" stroke="#8d9b99" stroke-width="6" stroke-linecap="round"/>
    <rect x="78" y="256" width="92" height="8" rx="4" fill="#c9d3d1"/>
    <path d="M404 262v-30h56v30z" fill="#e8a87c"/>
    <path d="M396 232h72v8h-72z" fill="#d68f60"/>
    <path d="M460 244c14-2 16 12 2 12" fill="none" stroke="#d68f60" stroke-width="4"/>
    <path d="M216 262l4-34h40l4 34z" fill="#ffffff"/>
    <path d="M240 228c-4-22-18-30-28-32 16-2 24 6 29 18 0-20 10-32 26-38-4 22-12 36-22 52z" fill="#4f9a72"/>
  </g>
</svg>`)
