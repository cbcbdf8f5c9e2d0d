import { drawing } from '../builder.ts'

/** An envelope that opens among confetti: the head of the thank-you page. */
export const celebration =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="420" height="300" viewBox="0 0 420 300">
  <ellipse cx="210" cy="274" rx="140" ry="14" fill="#0b6b4f" opacity=".14"/>
  <path d="M90 130l120-84 120 84v128a12 12 0 0 1-12 12H102a12 12 0 0 1-12-12z" fill="#0b6b4f"/>
  <rect x="122" y="64" width="176" height="170" rx="12" fill="#ffffff"/>
  <circle cx="210" cy="124" r="36" fill="#c9f2e0"/><path d="M193 125l12 12 23-26" fill="none" stroke="#0b6b4f" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
  <g stroke="#c9f2e0" stroke-width="9" stroke-linecap="round"><path d="M160 184h100M174 206h72"/></g>
  <path d="M90 134l120 84 120-84v124a12 12 0 0 1-12 12H102a12 12 0 0 1-12-12z" fill="#12936c"/><path d="M94 264l88-66M326 264l-88-66" stroke="#0b6b4f" stroke-width="5" stroke-linecap="round"/>
  <g><rect x="44" y="60" width="20" height="10" rx="3" fill="#ff7a59" transform="rotate(30 54 65)"/><rect x="350" y="54" width="22" height="10" rx="3" fill="#ffc53d" transform="rotate(-24 361 59)"/><rect x="80" y="22" width="20" height="10" rx="3" fill="#12936c" transform="rotate(-40 90 27)"/><rect x="306" y="16" width="20" height="10" rx="3" fill="#ff7a59" transform="rotate(54 316 21)"/><circle cx="30" cy="128" r="8" fill="#ffc53d"/><circle cx="388" cy="118" r="8" fill="#12936c"/><circle cx="140" cy="16" r="6" fill="#ff7a59"/><circle cx="256" cy="18" r="7" fill="#ffc53d"/><path d="M20 190c14-14 20 8 34-6M366 184c14-14 20 8 34-6" fill="none" stroke="#ff7a59" stroke-width="6" stroke-linecap="round"/></g>
</svg>`)
