const track = '.aurelio-page [data-carousel-track]'
const dots = '.aurelio-page [data-carousel~=dots]>[data-carousel-track]'
const arrows = '.aurelio-page [data-carousel~=arrows]>[data-carousel-track]'

/**
 * Slides are scrolled by finger, wheel and arrow keys everywhere; dots and arrows are the browser's own, and where it has
 * none its scrollbar stays. Arrows stand below the slides, beside the dots: nothing of a slide is behind them.
 */
export const carouselCss = [
  `${track}{scroll-snap-type:x mandatory;overscroll-behavior-x:contain;scrollbar-width:thin}`,
  `${track}>*{scroll-snap-align:start}`,
  `@media(prefers-reduced-motion:no-preference){${track}{scroll-behavior:smooth}}`,
  '@supports selector(::scroll-marker){',
  `${dots}{scrollbar-width:none;scroll-marker-group:after}`,
  `${dots}::scroll-marker-group{display:flex;justify-content:center;align-items:end;height:36px}`,
  `${dots}>*::scroll-marker{content:"";width:12px;height:12px;margin:6px;border:2px solid;border-radius:50%;color:var(--token-text,#16161d)}`,
  `${dots}>*::scroll-marker:target-current{background:currentColor}`,
  `${dots}>*::scroll-marker:focus-visible{outline:2px solid currentColor;outline-offset:3px}`,
  `${arrows}{scrollbar-width:none}`,
  '.aurelio-page [data-carousel=arrows]{padding-bottom:56px}',
  `${arrows}::scroll-marker-group{box-sizing:border-box;height:56px;padding-bottom:10px}`,
  `${arrows}::scroll-button(*){position:absolute;bottom:0;width:44px;height:44px;padding:0;border:0;border-radius:50%;font:400 28px/1 system-ui;color:var(--token-text,#16161d);background:var(--token-background,#ffffff);box-shadow:0 2px 12px #00000033;cursor:pointer}`,
  `${arrows}::scroll-button(left){left:8px;content:"‹" / attr(data-before)}`,
  `${arrows}::scroll-button(right){right:8px;content:"›" / attr(data-after)}`,
  `${arrows}::scroll-button(*):focus-visible{outline:2px solid currentColor;outline-offset:2px}`,
  `${arrows}::scroll-button(*):disabled{visibility:hidden}`,
  '}',
].join('\n')
