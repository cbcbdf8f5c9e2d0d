const keyframes = {
  fade: 'opacity:0',
  rise: 'opacity:0;transform:translateY(24px)',
  zoom: 'opacity:0;transform:scale(.94)',
  slide: 'opacity:0;transform:translateX(-32px)',
}
const marked = (word: string) => `.aurelio-page [data-motion~=${word}]`

/**
 * Elements that appear as the page opens, or as they come into view where the browser can tell; elsewhere, and for who
 * asks for less motion, they simply stand there. The canvas does without, so that what is edited holds still.
 */
export const motionCss = [
  ...Object.entries(keyframes).map(([name, start]) => `@keyframes aurelio-${name}{from{${start}}}`),
  '@media(prefers-reduced-motion:no-preference){',
  ...Object.keys(keyframes).map((name) => `${marked(name)}{--motion:aurelio-${name}}`),
  `${marked('load')}{animation:var(--motion) .6s cubic-bezier(.2,.7,.2,1) both}`,
  '@supports(animation-timeline:view()){',
  `${marked('scroll')}{animation:var(--motion) linear both;animation-timeline:view();animation-range:entry 0% entry 70%}`,
  '}}',
].join('\n')
