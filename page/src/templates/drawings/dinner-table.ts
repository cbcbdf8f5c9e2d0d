import { drawing } from '../builder.ts'

const plate = (x: number, y: number, food: string) =>
  `<g transform="translate(${x} ${y})"><circle r="86" fill="#ffffff"/><circle r="66" fill="#f3f0e6"/>${food}</g>`

/** A week of dinners on one table, seen from above: the picture of the article. */
export const dinnerTable =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="760" height="420" viewBox="0 0 760 420">
  <rect width="760" height="420" rx="8" fill="#c9a878"/>
  <path d="M0 84h760M0 168h760M0 252h760M0 336h760" stroke="#b8966a" stroke-width="3"/>
  <path d="M250 0h260v420H250z" fill="#e9e3cf"/><path d="M270 0v420M490 0v420" stroke="#5b6b1a" stroke-width="5" stroke-dasharray="16 12"/>
  ${plate(146, 128, '<path d="M-40 10c0-30 20-46 44-44s42 22 36 46-30 34-50 30-30-16-30-32z" fill="#e2803c"/><path d="M-16-8l14 12M6 8l16-10M-10 22l12-6" stroke="#fbe3b5" stroke-width="6" stroke-linecap="round"/>')}
  ${plate(380, 212, '<circle r="46" fill="#c0392b"/><g fill="#f6d7a8"><circle cx="-16" cy="-14" r="11"/><circle cx="18" cy="-6" r="12"/><circle cx="-4" cy="20" r="11"/></g><g fill="#5b8a2a"><path d="M-30 12c8-12 18-10 22 0-8 6-16 6-22 0zM10 24c8-12 18-10 22 0-8 6-16 6-22 0z"/></g>')}
  ${plate(614, 128, '<g fill="#6f9a33"><circle cx="-20" cy="-14" r="26"/><circle cx="16" cy="-20" r="24"/><circle cx="24" cy="16" r="26"/><circle cx="-16" cy="20" r="26"/></g><g fill="#e74c3c"><circle cx="-8" cy="-6" r="10"/><circle cx="22" cy="6" r="9"/><circle cx="-2" cy="24" r="9"/></g>')}
  ${plate(146, 330, '<ellipse rx="50" ry="40" fill="#f3c94b"/><path d="M-34-6c20 14 48 14 68 0M-34 12c20 12 48 12 68 0" fill="none" stroke="#d9a520" stroke-width="6"/>')}
  ${plate(614, 330, '<path d="M-50 6c20-34 60-40 92-14l14-12v44l-14-12c-32 26-72 28-92-6z" fill="#8fa9b8"/><circle cx="-26" cy="2" r="5" fill="#26343c"/>')}
  <g transform="translate(380 62)"><circle r="40" fill="#5b6b1a"/><circle r="30" fill="#a9b93c"/></g>
  <g transform="translate(380 366)"><rect x="-66" y="-34" width="132" height="76" rx="8" fill="#fffdf5"/><g stroke="#8b8570" stroke-width="5" stroke-linecap="round"><path d="M-46-12h60M-46 6h76M-46 24h46"/></g><path d="M38-14l6 6 12-14" fill="none" stroke="#5b6b1a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>
</svg>`)
