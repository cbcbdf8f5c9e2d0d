import { strokeMask } from '../mask.ts'

/**
 * The part of the page around a header makes no box, so that what sticks does so all the way down. The folded menu opens
 * below its own button where browsers can say so, and below the top of the window elsewhere.
 */
export const headerCss = [
  'body>:where(div.aurelio-page):has(>[data-header]){display:contents}',
  'html:has([data-header=sticky]){scroll-padding-top:84px}',
  ':where(.aurelio-page [data-header-menu]){inset:76px 12px auto;width:auto;max-height:calc(100vh - 100px)}',
  '@supports(position-anchor:--menu){:where(.aurelio-page [data-header]){anchor-scope:--menu}:where(.aurelio-page [data-header-toggle]){anchor-name:--menu}:where(.aurelio-page [data-header-menu]){position-anchor:--menu;top:anchor(bottom)}}',
  `:where(.aurelio-page) [data-header-toggle]::before{content:"";flex:none;width:22px;height:22px;background:currentColor;mask:${strokeMask('M4 7h16M4 12h16M4 17h16', 2)} center/contain no-repeat}`,
].join('\n')
