import { drawing } from '../builder.ts'

/** A bedroom that wakes up with the lamp: the hero of the product page. */
export const bedroom =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="1120" height="520" viewBox="0 0 1120 520">
  <defs>
    <clipPath id="c"><rect width="1120" height="520" rx="28"/></clipPath>
    <linearGradient id="w" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5b2c3f"/><stop offset=".55" stop-color="#d9703c"/><stop offset="1" stop-color="#f7b267"/></linearGradient>
    <radialGradient id="g"><stop offset="0" stop-color="#fff3cf"/><stop offset=".35" stop-color="#ffd58a" stop-opacity=".8"/><stop offset="1" stop-color="#ffb65c" stop-opacity="0"/></radialGradient>
    <linearGradient id="s" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffcf8f"/><stop offset="1" stop-color="#7a4560"/></linearGradient>
  </defs>
  <g clip-path="url(#c)">
    <rect width="1120" height="520" fill="url(#w)"/>
    <rect x="84" y="64" width="220" height="232" rx="110" fill="#fff1dd"/>
    <path d="M96 174a98 98 0 0 1 196 0v110H96z" fill="url(#s)"/>
    <circle cx="194" cy="262" r="36" fill="#ffe7b0"/>
    <path d="M96 266c34-22 60-22 92-4s70 16 104-8v30H96z" fill="#4a2a3d"/>
    <path d="M194 76v208M96 180h196" stroke="#fff1dd" stroke-width="7"/>
    <path d="M0 452h1120v68H0z" fill="#6d3527"/>
    <rect x="356" y="206" width="40" height="252" rx="16" fill="#7d3f2a"/>
    <path d="M376 300h420a48 48 0 0 1 48 48v104H376z" fill="#fff4e6"/>
    <rect x="398" y="262" width="150" height="74" rx="32" fill="#ffffff"/>
    <path d="M470 322c60-26 112-20 168-6s148 12 206 12v124H470z" fill="#e07a4b"/>
    <path d="M470 322c60-26 112-20 168-6s148 12 206 12v30c-70 2-150-2-214-14s-108-10-160 8z" fill="#f3a679"/>
    <path d="M444 300c4-30 26-46 52-44s44 22 42 48c-20 18-74 18-94-4z" fill="#3d2219"/>
    <path d="M470 292c6-22 40-24 50-2 4 16-4 30-18 32-18 2-34-12-32-30z" fill="#f0b58f"/>
    <path d="M486 300c4 3 8 3 11 0M506 298c3 3 7 3 9 0" fill="none" stroke="#3d2219" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M376 452v30M836 452v30" stroke="#5a281c" stroke-width="16" stroke-linecap="round"/>
    <circle cx="960" cy="246" r="240" fill="url(#g)"/>
    <rect x="884" y="352" width="156" height="16" rx="8" fill="#4d2418"/>
    <path d="M902 368v114M1022 368v114" stroke="#4d2418" stroke-width="10"/>
    <rect x="902" y="404" width="120" height="10" fill="#4d2418"/>
    <rect x="914" y="372" width="30" height="32" fill="#b4430f"/><rect x="948" y="380" width="46" height="24" fill="#f7d9b5"/>
    <circle cx="960" cy="252" r="78" fill="#fffaf0"/>
    <circle cx="960" cy="252" r="78" fill="none" stroke="#ffe2b0" stroke-width="8"/>
    <path d="M922 344h76l10 10h-96z" fill="#fff1dd"/><rect x="940" y="326" width="40" height="20" fill="#f7d9b5"/>
    <text x="960" y="264" text-anchor="middle" font-family="system-ui,sans-serif" font-size="34" font-weight="600" fill="#b4430f">7:00</text>
  </g>
</svg>`)

const sky = (at: number, ground: string, sun: string, height: number, hour: string) =>
  `<g transform="translate(${at} 0)"><rect width="150" height="300" rx="20" fill="${ground}"/><circle cx="75" cy="${height}" r="34" fill="${sun}"/><text x="75" y="272" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="600" fill="#ffffff">${hour}</text></g>`

/** Half an hour of dawn in three steps. */
export const dawn = drawing(
  `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300" viewBox="0 0 500 300">${sky(0, '#3d2438', '#8a4a4c', 190, '6:30')}${sky(175, '#9c3f1c', '#f08a4b', 140, '6:45')}${sky(350, '#b4500f', '#ffe2a8', 86, '7:00')}</svg>`,
)

/** The one dial of the lamp, under a hand's breadth of night. */
export const dial =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300" viewBox="0 0 500 300">
  <rect width="500" height="300" rx="24" fill="#33202b"/>
  <g fill="#f7d9b5"><circle cx="70" cy="56" r="3"/><circle cx="128" cy="106" r="2"/><circle cx="404" cy="62" r="3"/><circle cx="446" cy="140" r="2"/><circle cx="60" cy="190" r="2"/><circle cx="352" cy="34" r="2"/></g>
  <path d="M442 214a40 40 0 1 1-34-62 32 32 0 0 0 34 62z" fill="#ffe2a8"/>
  <g fill="none" stroke-linecap="round" stroke-width="12"><path d="M151 217a110 110 0 1 1 170-8" stroke="#5c3d4c"/><path d="M151 217a110 110 0 0 1 74-176" stroke="#f08a4b"/></g>
  <circle cx="236" cy="150" r="78" fill="#fffaf0"/><circle cx="236" cy="150" r="60" fill="#fff1dd"/>
  <path d="M236 150l-10-46" stroke="#b4430f" stroke-width="9" stroke-linecap="round"/>
  <text x="236" y="196" text-anchor="middle" font-family="system-ui,sans-serif" font-size="17" font-weight="600" fill="#6b5547">20 min</text>
</svg>`)
