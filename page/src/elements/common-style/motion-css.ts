const moves = {
  rise: 'transform:translateY(24px)',
  zoom: 'transform:scale(.94)',
  slide: 'transform:translateX(-32px)',
}
const kinds = ['fade', ...Object.keys(moves)]
const word = (name: string) => `[data-motion~=${name}]`
const marked = (name: string) => `.aurelio-page ${word(name)}`

/**
 * Elements that appear as the page opens, or as they come into view where the browser can tell; elsewhere, and for who
 * asks for less motion, they simply stand there. What moves as it comes into view is not faint meanwhile: a reader may stop
 * there, and has to be able to read it. The canvas does without, so that what is edited holds still.
 */
export const motionCss = [
  '@keyframes aurelio-fade{from{opacity:0}}',
  ...Object.entries(moves).flatMap(([name, start]) => [
    `@keyframes aurelio-${name}{from{opacity:0;${start}}}`,
    `@keyframes aurelio-${name}-in{from{${start}}}`,
  ]),
  '@media(prefers-reduced-motion:no-preference){',
  ...kinds.map((name) => `${marked(name)}{--motion:aurelio-${name}}`),
  `${marked('load')}{animation:var(--motion) .6s cubic-bezier(.2,.7,.2,1) both}`,
  '@supports(animation-timeline:view()){',
  ...Object.keys(moves).map((name) => `${marked(name)}${word('scroll')}{--motion:aurelio-${name}-in}`),
  `${marked('scroll')}{animation:var(--motion) linear both;animation-timeline:view();animation-range:entry 0% entry 70%}`,
  '}}',
].join('\n')
