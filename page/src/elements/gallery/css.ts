const gallery = '.aurelio-page [data-gallery]'
const slides = '.aurelio-page [data-slides]'

/** The large pictures lie side by side in one layer: they are swiped, scrolled by arrow keys, or reached by links. */
export const lightboxCss = [
  `${slides}{scroll-snap-type:x mandatory;overscroll-behavior-x:contain;scrollbar-width:none}`,
  `${slides}>*{scroll-snap-align:start}`,
  '.aurelio-page [data-slide-at]{outline:0}',
  `@media(prefers-reduced-motion:no-preference){${slides}:has(a:is(:focus,:active)){scroll-behavior:smooth}}`,
].join('\n')

/**
 * Which of so many large pictures is seen first. A popover gives the focus to its first part that asks for it and can have
 * it, and scrolls there: of all slides that is the one whose small picture was pressed and so has the focus. Safari gives
 * pressed buttons none; there, and nowhere else, it is the one under the pointer. Otherwise the first one is seen.
 */
export function openingCss(count: number): string {
  const all = Array.from({ length: count }, (_, at) => `:nth-child(${at + 1})`)
  const hides = (chosen: (nth: string) => string) =>
    `${all.map((nth) => `${gallery}${chosen(nth)} [data-slides]>:not(${nth})>[data-slide-at]`).join()}{visibility:hidden}`
  const focused = hides((nth) => `:has(>ul>li${nth}>button:focus)`)
  const pointed = hides((nth) => `:not(:has(>ul>li>button:focus)):has(>ul>li${nth}>button:hover)`)
  return `${focused}@supports(font:-apple-system-body){${pointed}}`
}
